/** How the agent is heard. It tells what of the present turn was heard so far, and when the turn is over. */
export type Voice = {
  /** `language` is BCP-47. */
  speak: (text: string, last: boolean, language?: string) => void
  stopSpeaking: () => void
}
export type VoiceEars = { onHeard: (text: string) => void; onFinished: () => void }

/** Whether this browser can read aloud. */
export const canSpeak = () => typeof window !== 'undefined' && 'speechSynthesis' in window

/** Reading with the eyes: what is shown counts as heard at once. */
export function silentVoice(ears: VoiceEars): Voice {
  let heard = ''
  return {
    speak(text, last) {
      heard += text
      ears.onHeard(heard)
      if (!last) return
      heard = ''
      ears.onFinished()
    },
    stopSpeaking() {
      heard = ''
    },
  }
}

/** Reads aloud sentence by sentence, so that the first one sounds while the rest still streams in. */
export function browserVoice(ears: VoiceEars): Voice {
  let waiting = ''
  let heard = ''
  let sounding = 0
  let complete = false
  let generation = 0

  const say = (sentence: string, language: string) => {
    const mine = generation
    const before = () => heard
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.lang = language
    sounding += 1
    let start = ''
    utterance.onstart = () => {
      start = before()
    }
    utterance.onboundary = (event) => {
      if (mine === generation) ears.onHeard(start + sentence.slice(0, event.charIndex))
    }
    const over = () => {
      if (mine !== generation) return
      heard = start + sentence
      sounding -= 1
      ears.onHeard(heard)
      if (complete && sounding === 0) finish()
    }
    utterance.onend = over
    utterance.onerror = over
    speechSynthesis.speak(utterance)
  }
  const finish = () => {
    reset()
    ears.onFinished()
  }
  const reset = () => {
    generation += 1
    waiting = ''
    heard = ''
    sounding = 0
    complete = false
  }

  return {
    speak(text, last, language = 'en-US') {
      waiting += text
      complete = last
      const { sentences, rest } = splitSentences(waiting)
      waiting = last ? '' : rest
      for (const sentence of sentences) say(sentence, language)
      if (last && rest.trim()) say(rest, language)
      if (last && sounding === 0) finish()
    },
    stopSpeaking() {
      reset()
      speechSynthesis.cancel()
    },
  }
}

/** Splits off the whole sentences at the front of a text; joined again they give the text. */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences = text.match(/[^.?!]+[.?!]+(?=\s)\s*/g) ?? []
  return { sentences, rest: text.slice(sentences.join('').length) }
}
