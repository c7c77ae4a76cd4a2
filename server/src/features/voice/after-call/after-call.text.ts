import type { Memory } from '@towline/agent'

type Missed = {
  company: string
  /** The number to call again, as people write it. */
  number: string
  language: Memory['language']
  hasJob: boolean
  /** They had said something about a tow before the line broke. */
  wasTalking: boolean
}

const LONGEST_NAME = 60

/** The text to a caller who was cut off, or whom nobody took. */
export function missedText({ company, language, ...call }: Missed): string {
  const name = company.length <= LONGEST_NAME ? company : `${company.slice(0, LONGEST_NAME - 1)}…`
  const { what, stop } = language === 'es' ? inSpanish(call) : inEnglish(call)
  return `${name}: ${what} ${stop}`
}

type Call = Omit<Missed, 'company' | 'language'>

function inEnglish({ number, hasJob, wasTalking }: Call) {
  const sorry = wasTalking ? 'Sorry, we got cut off.' : 'Sorry, we missed your call.'
  const what = hasJob
    ? `${sorry} Your request is in and a dispatcher will call you. Reply here or call ${number} if anything is missing.`
    : `${sorry} Text us where you are and what happened, or call ${number}. If you're in danger, call 911.`
  return { what, stop: 'Reply STOP for no more texts.' }
}

function inSpanish({ number, hasJob, wasTalking }: Call) {
  const sorry = wasTalking
    ? 'Disculpe, se cortó la llamada.'
    : 'Disculpe, no pudimos atender su llamada.'
  const what = hasJob
    ? `${sorry} Su solicitud ya está anotada y un despachador le va a llamar. Conteste aquí o llame al ${number} si falta algo.`
    : `${sorry} Escríbanos dónde está y qué pasó, o llame al ${number}. Si hay peligro, marque 911.`
  return { what, stop: 'Responda STOP para no recibir más mensajes.' }
}
