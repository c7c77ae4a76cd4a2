import type { Caller, Topic } from './caller.ts'
import { sayColor, sayDirection, sayPhone, sayPlace } from './spoken-values.ts'

type Wordings = readonly [string, ...string[]]

const languageOf = ({ language }: Caller) => language ?? 'en'

const dontKnow = {
  en: ["I don't know.", "I'm not sure."],
  es: ['No sé.', 'La verdad no sé.'],
} as const satisfies Record<string, Wordings>

/** What anybody says to a topic, out of what is so; in his language. */
export function plainAnswer(caller: Caller, topic: Topic, key: string): Wordings {
  const { truth } = caller
  const language = languageOf(caller)
  const known = (wordings: false | '' | undefined | Wordings): Wordings =>
    wordings || dontKnow[language]
  return language === 'es'
    ? inSpanish(caller, topic, key, known)
    : inEnglish(caller, topic, key, known, truth)
}

type Known = (wordings: false | '' | undefined | Wordings) => Wordings

function inEnglish(
  caller: Caller,
  topic: Topic,
  key: string,
  known: Known,
  { pickup, dropoff, vehicle = {}, name, phone, mayText, when, po }: Caller['truth'],
): Wordings {
  const { year, make, model, color } = vehicle
  switch (topic) {
    case 'opening':
      return ['I need some help with my car.']
    case 'safety':
      return ["Yes, I'm safe.", 'Yeah, I am.', "Yes, I'm in a parking lot."]
    case 'unhurt':
      return ["No, nobody's hurt.", "Everybody's fine, no one is hurt."]
    case 'callback':
      return known(Boolean(phone ?? caller.from) && [sayPhone(phone ?? caller.from, 'en', key)])
    case 'where':
      return known(sayPlace(pickup) !== '' && [sayPlace(pickup)])
    case 'spot':
      return known(sayPlace(pickup) !== '' && [sayPlace(pickup)])
    case 'direction':
      return known(pickup?.direction && [sayDirection(pickup.direction, 'en')])
    case 'exit':
      return known(
        (pickup?.exit && [`Exit ${pickup.exit}.`]) ||
          (pickup?.mile && [`Mile marker ${pickup.mile}.`]) ||
          (pickup?.near && [`It's near ${pickup.near}.`]),
      )
    case 'city':
      return known(
        pickup?.city && [`${pickup.city}.`, `In ${pickup.city}.`, `It's ${pickup.city}.`],
      )
    case 'where to':
    case 'where to spot':
      return known(sayPlace(dropoff) !== '' && [sayPlace(dropoff)])
    case 'where to city':
      return known(dropoff?.city && [`${dropoff.city}.`, `In ${dropoff.city}.`])
    case 'vehicle':
      return known(
        Boolean(make ?? model) && [
          `It's a ${[year, make, model].filter(Boolean).join(' ')}.`,
          `${[year, make, model].filter(Boolean).join(' ')}.`,
          `A ${[make, model].filter(Boolean).join(' ')}${year ? `, ${year}` : ''}.`,
        ],
      )
    case 'year':
      return known(year && [`${year}.`, `It's a ${year}.`])
    case 'color':
      return known(
        color && [
          `It's ${sayColor(color, 'en')}.`,
          `${color}.`,
          `It's a ${sayColor(color, 'en')} one.`,
        ],
      )
    case 'name':
      return known(name && [`${name}.`, `My name is ${name}.`, `It's ${name}.`])
    case 'member name':
      return known(name && [`${name}.`])
    case 'spelling':
      return known(name && [spelled(name)])
    case 'may text':
      return mayText === false
        ? ['No.', 'No, just call me.', "No, please don't."]
        : ['Yes.', 'Sure.', "Yeah, that's fine.", 'Yes, you can text me.']
    case 'right':
      return ['Yes.', "Yes, that's right.", "That's correct.", 'Yep, that is right.']
    case 'change':
      return ['Nothing, it is fine.']
    case 'club number':
      return po ? [`${po}.`] : ["I don't have a number.", "I don't have one."]
    case 'other number':
      return ["I don't have that.", "I don't have one."]
    case 'person':
      return caller.ends === 'person'
        ? ['Yes.', 'Yes, please.']
        : ["No, that's okay, let's go on.", 'No, just send a truck.']
    case 'truck':
      return caller.ends === 'no job' ? ['No.'] : ['Yes.', 'Yes, please.']
    case 'more':
      return ["No, that's all.", "No, that's it."]
    case 'message':
      return ['Just tell them to call me back.']
    case 'cancel':
      return ["No, don't cancel it."]
    case 'same job':
      return ['No, this is something else.']
    case 'shut in':
      return ['No.', "No, nobody's inside."]
    case 'when':
      return when ? ['Tomorrow.'] : ['Right now, as soon as you can.', 'Now, please.']
    default:
      return dontKnow.en
  }
}

function inSpanish(caller: Caller, topic: Topic, key: string, known: Known): Wordings {
  const { pickup, dropoff, vehicle = {}, name, phone, mayText, po } = caller.truth
  const { year, make, model, color } = vehicle
  switch (topic) {
    case 'opening':
      return ['Hola, necesito ayuda con mi carro.']
    case 'safety':
      return ['Sí, estoy bien.', 'Sí, estoy en un lugar seguro.']
    case 'unhurt':
      return ['Sí, todos estamos bien.', 'Nadie está lastimado.']
    case 'callback':
      return known(Boolean(phone ?? caller.from) && [sayPhone(phone ?? caller.from, 'es', key)])
    case 'where':
    case 'spot':
      return known(sayPlace(pickup) !== '' && [sayPlace(pickup)])
    case 'direction':
      return known(pickup?.direction && [sayDirection(pickup.direction, 'es')])
    case 'exit':
      return known(pickup?.exit && [`La salida ${pickup.exit}.`])
    case 'city':
      return known(pickup?.city && [`En ${pickup.city}.`, `${pickup.city}.`])
    case 'where to':
    case 'where to spot':
      return known(sayPlace(dropoff) !== '' && [sayPlace(dropoff)])
    case 'where to city':
      return known(dropoff?.city && [`En ${dropoff.city}.`])
    case 'vehicle':
      return known(
        Boolean(make ?? model) && [`Es un ${[make, model, year].filter(Boolean).join(' ')}.`],
      )
    case 'year':
      return known(year && [`Es del ${year}.`, `${year}.`])
    case 'color':
      return known(color && [`Es ${sayColor(color, 'es')}.`])
    case 'name':
    case 'member name':
      return known(name && [`${name}.`, `Me llamo ${name}.`])
    case 'spelling':
      return known(name && [spelled(name)])
    case 'may text':
      return mayText === false ? ['No, gracias.'] : ['Sí.', 'Sí, está bien.', 'Claro que sí.']
    case 'right':
      return ['Sí.', 'Sí, está bien.', 'Sí, es correcto.']
    case 'change':
      return ['Nada, está bien.']
    case 'club number':
      return po ? [`${po}.`] : ['No tengo número.']
    case 'other number':
      return ['No tengo ese número.']
    case 'person':
      return caller.ends === 'person' ? ['Sí, por favor.'] : ['No, está bien, seguimos.']
    case 'truck':
      return ['Sí, por favor.']
    case 'more':
      return ['No, es todo.', 'No, nada más.']
    case 'message':
      return ['Que me llamen, por favor.']
    case 'cancel':
      return ['No, no la cancele.']
    case 'same job':
      return ['No, es otra cosa.']
    case 'shut in':
      return ['No, no hay nadie adentro.']
    case 'when':
      return ['Ahorita, lo más pronto posible.']
    default:
      return dontKnow.es
  }
}

const spelled = (name: string) =>
  name
    .toUpperCase()
    .split(' ')
    .map((word) => [...word].join(' '))
    .join(', ')

/** What somebody says who did not follow. */
export const puzzled = {
  en: ['What?', 'Sorry, what was that?', 'Huh?'],
  es: ['¿Cómo?', '¿Perdón?'],
} as const satisfies Record<string, Wordings>

/** What somebody says who hears nothing any more. */
export const stillThere = {
  en: ['Hello?', 'Are you still there?'],
  es: ['¿Bueno?', '¿Sigue ahí?'],
} as const satisfies Record<string, Wordings>
