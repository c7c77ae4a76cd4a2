/** The part of the browsers' SpeechRecognition used here; TypeScript's library does not have it yet. */
type Recognition = {
  continuous: boolean
  interimResults: boolean
  lang: string
  start: () => void
  stop: () => void
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
}
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean }

/** Safe because the constructor's name is the browsers' own and its use here is feature-detected. */
function recognitionOf(page: object): (new () => Recognition) | undefined {
  const names = page as Record<string, (new () => Recognition) | undefined>
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}

/** Whether this browser can turn speech into text. */
export const canDictate = () => typeof window !== 'undefined' && recognitionOf(window) !== undefined

/**
 * Listens in a language (BCP-47) until stopped. `onStart` at the first words of something said, `onWords` when it is whole,
 * `onEnd` when the browser stopped listening, with a sentence when it could not.
 */
export function startDictation(
  ears: {
    onStart: (words: string) => void
    onWords: (words: string) => void
    onEnd: (problem: string | null) => void
  },
  language: string,
): () => void {
  const Recognition = recognitionOf(window)
  if (!Recognition) return () => undefined
  const recognition = new Recognition()
  let stopped = false
  let problem: string | null = null
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = language
  recognition.onresult = (event) => {
    for (const result of Array.from(event.results).slice(event.resultIndex)) {
      const words = result[0]?.transcript.trim() ?? ''
      if (!words) continue
      if (result.isFinal) ears.onWords(words)
      else ears.onStart(words)
    }
  }
  recognition.onerror = ({ error }) => {
    if (error === 'no-speech' || error === 'aborted') return
    problem = 'The microphone isn’t available here. Type instead.'
  }
  // Browsers stop listening by themselves after a silence.
  recognition.onend = () => {
    if (stopped || problem) ears.onEnd(problem)
    else recognition.start()
  }
  recognition.start()
  return () => {
    stopped = true
    recognition.stop()
  }
}

/** Whether words caught by the microphone are the agent's own voice from the loudspeaker. */
export function isEcho(words: string, agentSays: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, '')
  return plain(words) !== '' && plain(agentSays).includes(plain(words))
}
