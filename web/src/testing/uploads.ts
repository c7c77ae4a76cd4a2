import { afterEach, beforeEach, vi } from 'vitest'

type Answer = { status: number; reply: unknown } | 'offline'

/** A file on its way, to be carried further by the test. */
export type SentUpload = {
  url: string
  headers: Record<string, string>
  file: File
  aborted: boolean
  progress(part: number): void
  answer(answer: Answer): void
}

/** Stands where the network is for files that are sent with progress. */
export function standInUploads(): SentUpload[] {
  const sent: SentUpload[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('XMLHttpRequest', requestInto(sent))
  })
  afterEach(() => vi.unstubAllGlobals())
  return sent
}

function requestInto(sent: SentUpload[]) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload: () => void = () => undefined
    onerror: () => void = () => undefined
    onabort: () => void = () => undefined
    status = 0
    response: unknown = null
    responseType = ''
    url = ''
    headers: Record<string, string> = {}
    open(_method: string, url: string) {
      this.url = url
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(file: File) {
      sent.push({
        url: this.url,
        headers: this.headers,
        file,
        aborted: false,
        progress: (part) => this.upload.onprogress?.({ loaded: part * 100, total: 100 }),
        answer: (answer) => {
          if (answer === 'offline') return this.onerror()
          this.status = answer.status
          this.response = answer.reply
          this.onload()
        },
      })
    }
    abort() {
      for (const one of sent) if (one.headers === this.headers) one.aborted = true
      this.onabort()
    }
  }
}
