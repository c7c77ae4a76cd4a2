import type { Memory } from '@towline/agent'

const english = {
  unknownNumber: 'Sorry, this number is not in service. Please check the number and call again.',
  nobodyThere:
    "Sorry, we can't take your call right now. Please call again in a few minutes. If you are in danger, hang up and dial 9 1 1.",
  connecting: 'One moment please, I am connecting you.',
  noAnswer:
    'Sorry, nobody could take your call just now. We have your number and will call you back as soon as we can. If you are in danger, hang up and dial 9 1 1. Goodbye.',
  trouble:
    'I am having trouble on my side, so let me connect you with a person. One moment please.',
  tooLong:
    'We have been talking for a while, so let me connect you with a person. One moment please.',
  tryIsOver:
    'We have come to the end of this try. On a real call I would connect you with a person now. Thank you for talking with me. Goodbye.',
} as const

const spanish: Record<keyof typeof english, string> = {
  unknownNumber:
    'Disculpe, este número no está en servicio. Revise el número y vuelva a llamar, por favor.',
  nobodyThere:
    'Disculpe, en este momento no podemos tomar su llamada. Vuelva a llamar en unos minutos, por favor. Si corre peligro, cuelgue y marque al 9 1 1.',
  connecting: 'Un momento, por favor, le estoy comunicando.',
  noAnswer:
    'Disculpe, nadie pudo tomar su llamada. Tenemos su número y le llamamos en cuanto podamos. Si corre peligro, cuelgue y marque al 9 1 1. Hasta luego.',
  trouble:
    'Tengo un problema de mi lado, así que le voy a comunicar con una persona. Un momento, por favor.',
  tooLong:
    'Ya llevamos un rato hablando, así que le voy a comunicar con una persona. Un momento, por favor.',
  tryIsOver:
    'Hasta aquí llega esta prueba. En una llamada de verdad le comunicaría ahora con una persona. Gracias por hablar conmigo. Hasta luego.',
}

type Language = Memory['language']

const languages: Record<Language, Record<keyof typeof english, string>> = {
  en: english,
  es: spanish,
}

/** What callers hear from the phone line itself, where the agent is not (or no longer) the one to speak. */
export const spoken = (language: Language) => languages[language]

/** The languages as the carrier calls them. */
export const CARRIER_LANGUAGES: Record<Language, string> = { en: 'en-US', es: 'es-US' }
