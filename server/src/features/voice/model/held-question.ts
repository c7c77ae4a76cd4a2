/** Spoken English on the telephone at its quickest, in ms a letter: who waits longer is heard to wait. */
const MS_A_LETTER = 65

/** How long words take to be spoken, at the least. */
export const spokenMs = (text: string): number => text.replace(/\s+/g, '').length * MS_A_LETTER

/**
 * When the question of a turn may be put: as soon as the words have been read, and no later than it would be heard in
 * any case, which is when the words before it have been spoken.
 */
export class HeldQuestion {
  readonly #read: Promise<unknown> | null
  readonly #now: () => number
  #firstAt: number | null = null
  #spokenMs = 0

  constructor(read: Promise<unknown> | null, now: () => number = () => performance.now()) {
    this.#read = read
    this.#now = now
  }

  /** Words went out before the question. */
  said(text: string): void {
    this.#firstAt ??= this.#now()
    this.#spokenMs += spokenMs(text)
  }

  /** Resolves when the question may be put. */
  async due(): Promise<void> {
    const left = this.#firstAt === null ? 0 : this.#firstAt + this.#spokenMs - this.#now()
    if (!this.#read || left <= 0) return
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, left)
    })
    await Promise.race([this.#read, over])
    clearTimeout(timer)
  }
}

/** What stands before the question in words to be spoken, and the question: empty where there is none. */
export function splitQuestion(text: string): { lead: string; question: string } {
  const question = /[^.?!]*\?["')\]]*\s*$/.exec(text)?.[0] ?? ''
  return { lead: text.slice(0, text.length - question.length), question }
}
