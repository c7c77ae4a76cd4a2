/** What the agent is saying, piece by piece. The rest of a turn that was cut into goes unheard. */
export class IncomingTurn {
  #words = ''
  #skipping = false

  /** What comes belongs to a turn that was cut into. */
  get isSkipping(): boolean {
    return this.#skipping
  }

  get isUnderWay(): boolean {
    return this.#words !== ''
  }

  /** Takes a piece; answers the whole turn once it is the last of one that was not cut, else null. */
  take(token: string, last: boolean): string | null {
    if (this.#skipping) {
      this.#skipping = !last
      return null
    }
    this.#words += token
    return last ? this.#end() : null
  }

  /** The caller cuts in: answers what was there of the turn under way, if one was. */
  cut(): string {
    this.#skipping = this.isUnderWay
    return this.#end()
  }

  #end(): string {
    const words = this.#words
    this.#words = ''
    return words
  }
}
