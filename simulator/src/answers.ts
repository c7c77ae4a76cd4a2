import type { Caller, Topic } from './caller.ts'
import { sayColor, sayDirection, sayPhone, sayPlace } from './spoken-values.ts'

type Wordings = readonly [string, ...string[]]

const languageOf = ({ language }: Caller) => language ?? 'en'

const dontKnow = {
  en: ["I don't know.", "I'm not sure."],
  es: ['No sé.', 'La verdad no sé.'],
} as const satisfies Record<string, Wordings>

/** What there is to say something of: the caller, and what is so. */
type Told = Caller['truth'] &
  NonNullable<Caller['truth']['vehicle']> & {
    caller: Caller
    key: string
    /** The wordings, or that they don't know where there are none. */
    known: (wordings: false | '' | undefined | Wordings) => Wordings
  }

type Answers = Partial<Record<Topic, (told: Told) => Wordings>>

/** What anybody says to a topic, out of what is so; in their language. */
export function plainAnswer(caller: Caller, topic: Topic, key: string): Wordings {
  const { truth } = caller
  const language = languageOf(caller)
  const known: Told['known'] = (wordings) => wordings || dontKnow[language]
  const answer = (language === 'es' ? inSpanish : inEnglish)[topic]
  return answer?.({ ...truth, ...truth.vehicle, caller, key, known }) ?? dontKnow[language]
}

/** What is said to each topic in English. */
const inEnglish: Answers = {
  opening: () => ['I need some help with my car.'],
  safety: () => ["Yes, I'm safe.", 'Yeah, I am.', "Yes, I'm in a parking lot."],
  unhurt: () => ["No, nobody's hurt.", "Everybody's fine, no one is hurt."],
  callback: ({ caller, key, known, phone }) =>
    known(Boolean(phone ?? caller.from) && [sayPhone(phone ?? caller.from, 'en', key)]),
  where: ({ known, pickup }) => known(sayPlace(pickup) !== '' && [sayPlace(pickup)]),
  spot: ({ known, pickup }) => known(sayPlace(pickup) !== '' && [sayPlace(pickup)]),
  direction: ({ known, pickup }) =>
    known(pickup?.direction && [sayDirection(pickup.direction, 'en')]),
  exit: ({ known, pickup }) =>
    known(
      (pickup?.exit && [`Exit ${pickup.exit}.`]) ||
        (pickup?.mile && [`Mile marker ${pickup.mile}.`]) ||
        (pickup?.near && [`It's near ${pickup.near}.`]),
    ),
  city: ({ known, pickup }) =>
    known(pickup?.city && [`${pickup.city}.`, `In ${pickup.city}.`, `It's ${pickup.city}.`]),
  'where to': ({ known, dropoff }) => known(sayPlace(dropoff) !== '' && [sayPlace(dropoff)]),
  'where to spot': ({ known, dropoff }) => known(sayPlace(dropoff) !== '' && [sayPlace(dropoff)]),
  'where to city': ({ known, dropoff }) =>
    known(dropoff?.city && [`${dropoff.city}.`, `In ${dropoff.city}.`]),
  vehicle: ({ known, year, make, model }) =>
    known(
      Boolean(make ?? model) && [
        `It's a ${[year, make, model].filter(Boolean).join(' ')}.`,
        `${[year, make, model].filter(Boolean).join(' ')}.`,
        `A ${[make, model].filter(Boolean).join(' ')}${year ? `, ${year}` : ''}.`,
      ],
    ),
  year: ({ known, year }) => known(year && [`${year}.`, `It's a ${year}.`]),
  color: ({ known, color }) =>
    known(
      color && [
        `It's ${sayColor(color, 'en')}.`,
        `${color}.`,
        `It's a ${sayColor(color, 'en')} one.`,
      ],
    ),
  name: ({ known, name }) => known(name && [`${name}.`, `My name is ${name}.`, `It's ${name}.`]),
  'member name': ({ known, name }) => known(name && [`${name}.`]),
  spelling: ({ known, name }) => known(name && [spelled(name)]),
  'may text': ({ mayText }) =>
    mayText === false
      ? ['No.', 'No, just call me.', "No, please don't."]
      : ['Yes.', 'Sure.', "Yeah, that's fine.", 'Yes, you can text me.'],
  right: () => ['Yes.', "Yes, that's right.", "That's correct.", 'Yep, that is right.'],
  change: () => ['Nothing, it is fine.'],
  'club number': ({ po }) => (po ? [`${po}.`] : ["I don't have a number.", "I don't have one."]),
  'other number': () => ["I don't have that.", "I don't have one."],
  person: ({ caller }) =>
    caller.ends === 'person'
      ? ['Yes.', 'Yes, please.']
      : caller.ends === 'no job'
        ? ["No, that's all right."]
        : ["No, that's okay, let's go on.", 'No, just send a truck.'],
  truck: ({ caller }) => (caller.ends === 'no job' ? ['No.'] : ['Yes.', 'Yes, please.']),
  more: () => ["No, that's all.", "No, that's it."],
  message: () => ['Just tell them to call me back.'],
  cancel: () => ["No, don't cancel it."],
  'same job': () => ['No, this is something else.'],
  'shut in': () => ['No.', "No, nobody's inside."],
  when: ({ when }) => (when ? ['Tomorrow.'] : ['Right now, as soon as you can.', 'Now, please.']),
}

/** The same in Spanish. */
const inSpanish: Answers = {
  opening: () => ['Hola, necesito ayuda con mi carro.'],
  safety: () => ['Sí, estoy bien.', 'Sí, estoy en un lugar seguro.'],
  unhurt: () => ['Todos estamos bien.', 'Nadie está lastimado.'],
  callback: ({ caller, key, known, phone }) =>
    known(Boolean(phone ?? caller.from) && [sayPhone(phone ?? caller.from, 'es', key)]),
  where: ({ known, pickup }) => known(sayPlace(pickup) !== '' && [sayPlace(pickup)]),
  spot: ({ known, pickup }) => known(sayPlace(pickup) !== '' && [sayPlace(pickup)]),
  direction: ({ known, pickup }) =>
    known(pickup?.direction && [sayDirection(pickup.direction, 'es')]),
  exit: ({ known, pickup }) => known(pickup?.exit && [`La salida ${pickup.exit}.`]),
  city: ({ known, pickup }) => known(pickup?.city && [`En ${pickup.city}.`, `${pickup.city}.`]),
  'where to': ({ known, dropoff }) => known(sayPlace(dropoff) !== '' && [sayPlace(dropoff)]),
  'where to spot': ({ known, dropoff }) => known(sayPlace(dropoff) !== '' && [sayPlace(dropoff)]),
  'where to city': ({ known, dropoff }) => known(dropoff?.city && [`En ${dropoff.city}.`]),
  vehicle: ({ known, year, make, model }) =>
    known(Boolean(make ?? model) && [`Es un ${[make, model, year].filter(Boolean).join(' ')}.`]),
  year: ({ known, year }) => known(year && [`Es del ${year}.`, `${year}.`]),
  color: ({ known, color }) => known(color && [`Es ${sayColor(color, 'es')}.`]),
  name: ({ known, name }) => known(name && [`${name}.`, `Me llamo ${name}.`]),
  'member name': ({ known, name }) => known(name && [`${name}.`, `Me llamo ${name}.`]),
  spelling: ({ known, name }) => known(name && [spelled(name)]),
  'may text': ({ mayText }) =>
    mayText === false ? ['No, gracias.'] : ['Sí.', 'Sí, está bien.', 'Claro que sí.'],
  right: () => ['Sí.', 'Sí, está bien.', 'Sí, es correcto.'],
  change: () => ['Nada, está bien.'],
  'club number': ({ po }) => (po ? [`${po}.`] : ['No tengo número.']),
  'other number': () => ['No tengo ese número.'],
  person: ({ caller }) =>
    caller.ends === 'person' ? ['Sí, por favor.'] : ['No, está bien, seguimos.'],
  truck: () => ['Sí, por favor.'],
  more: () => ['No, es todo.', 'No, nada más.'],
  message: () => ['Que me llamen, por favor.'],
  cancel: () => ['No, no la cancele.'],
  'same job': () => ['No, es otra cosa.'],
  'shut in': () => ['No, no hay nadie adentro.'],
  when: () => ['Ahorita, lo más pronto posible.'],
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
