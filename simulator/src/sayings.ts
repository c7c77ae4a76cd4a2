import type { TowReason } from '@towline/contract'
import type { Topic } from './caller.ts'
import { isRoadOf } from './grade-place.ts'
import { names, wordsOf } from './grade-words.ts'
import { type Probed, probe } from './probe.ts'
import type { Readers } from './pure-call.ts'
import { topicsIn } from './topics.ts'

type Said = { said: string; language?: 'en' | 'es' | undefined }

/** The answer to a question about a place: which proper words must not be lost, and as much as is so of it. */
export type SaidPlace = Said & { asked: 'where' | 'where to'; keep: string[] } & {
  [Part in 'number' | 'street' | 'highway' | 'city' | 'name']?: string | undefined
}

/** Things people say, by what has to come of them. */
export type Sayings = {
  /** Somebody is in danger. */
  dangers: Said[]
  /** Nobody is, though the words sound like it. */
  lookalikes: Said[]
  /** Ordinary answers to the questions of an ordinary call. */
  ordinary: (Said & { asked: Topic })[]
  places: SaidPlace[]
  /** What happened, and every reason that is right for it. */
  reasons: (Said & { reason: TowReason | TowReason[] })[]
}

/** What came of one saying, and the words in which somebody can look at it. */
export type SayingMark = { said: string; mark: string; note: string }

const languageOf = ({ language }: Said) => language ?? 'en'

/** Who says this in the first words of a call: at once to a person, by the one question, or neither. */
async function markDanger(saying: Said, readers: Readers): Promise<SayingMark> {
  const language = languageOf(saying)
  const probed = await probe(saying.said, { asked: 'opening', language, readers })
  const isByQuestion =
    !probed.isPutThrough &&
    probed.isAskedOfDanger &&
    (await probed.thenSay(language === 'es' ? 'Sí.' : 'Yes.'))
  const mark = probed.isPutThrough ? 'at once' : isByQuestion ? 'by the question' : 'missed'
  return { said: saying.said, mark, note: probed.answer }
}

/** The same of words that tell of no danger, wherever in the call they are said. */
async function markHarmless(saying: Said, asked: Topic, readers: Readers): Promise<SayingMark> {
  const probed = await probe(saying.said, { asked, language: languageOf(saying), readers })
  const mark = probed.isPutThrough ? 'put through' : probed.isAskedOfDanger ? 'asked' : 'went on'
  return { said: saying.said, mark, note: probed.answer }
}

/** Whether every proper word of the place stands on the job, and what was made of it is so. */
async function markPlace(saying: SaidPlace, readers: Readers): Promise<SayingMark[]> {
  const { said, asked, keep } = saying
  const probed = await probe(said, { asked, language: languageOf(saying), readers })
  const { job, places } = probed
  const [address, own, place] =
    asked === 'where'
      ? [job.pickupAddress, job.inputPickupAddress, places.pickup]
      : [job.dropoffAddress, job.inputDropoffAddress, places.dropoff]
  const there = ` ${plainWords(`${address} | ${own}`)} `
  const lost = keep.filter((words) => !there.includes(` ${plainWords(words)} `))
  const wrong = wrongPartsOf(saying, place)
  const isParsed =
    place !== undefined && (place.number ?? place.street ?? place.highway ?? place.city)
  return [
    { said, mark: lost.length > 0 ? 'words lost' : 'words kept', note: lost.join(', ') },
    {
      said,
      mark: wrong.length > 0 ? 'parsed wrong' : isParsed ? 'parsed right' : 'not parsed',
      note: wrong.join(', '),
    },
  ]
}

const sides: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }

const plainWords = (text: string) =>
  wordsOf(text)
    .map((word) => sides[word] ?? word)
    .join(' ')

/** "Highway 6" is TX-6 by another name; "6th Street" is no highway. */
const isNumbered = (street: string) =>
  /^(?:(?:state |county |farm |ranch )?(?:highway|road|loop|spur)|fm|rm|cr) \d+$/i.test(street)

const numberOf = (road: string | undefined) => /\d+/.exec(road ?? '')?.[0]

/** True when a street is among the roads that were read, as a numbered road by its number. */
const isAmong = (street: string, roads: readonly string[]) =>
  names(plainWords(roads.join(' ')), plainWords(street.replace(/^calle /i, ''))) ||
  (isNumbered(street) && roads.some((road) => numberOf(road) === numberOf(street)))

/** What a reading says of a place that is not so: another number, street, road or town than was said. */
function wrongPartsOf(saying: SaidPlace, place: Probed['places']['pickup']): string[] {
  if (!place) return []
  const { number, street, highway, city, said } = saying
  const streets = [place.street, place.crossStreet].filter((each) => each !== undefined)
  const isNamed = (words: string) => names(said, words)
  const roadNumber = numberOf(place.highway)
  const checks: [part: string, got: string | undefined, isWrong: boolean][] = [
    ['number', place.number, number !== undefined && place.number !== number],
    [
      'street',
      streets.join(' & ') || undefined,
      street !== undefined &&
        !isAmong(street, [...streets, place.business ?? '', place.highway ?? '']),
    ],
    // A street that became a highway, or another highway than the one that was said.
    [
      'highway',
      place.highway,
      highway !== undefined
        ? roadNumber !== numberOf(highway)
        : street !== undefined &&
          !names(street, place.highway ?? '') &&
          !isRoadOf(street, place.highway ?? '') &&
          !(isNumbered(street) && roadNumber === numberOf(street)),
    ],
    [
      'city',
      place.city,
      city !== undefined ? !names(place.city ?? '', city) : !isNamed(place.city ?? ''),
    ],
  ]
  return checks.flatMap(([part, got, isWrong]) => (got && isWrong ? `${part} ${got}` : []))
}

/** What happened, asked for: known right, known wrong, or asked about further. */
async function markReason(
  saying: Sayings['reasons'][number],
  readers: Readers,
): Promise<SayingMark> {
  const { said, reason } = saying
  const probed = await probe(said, { asked: 'reason', language: languageOf(saying), readers })
  const got = probed.job.towReason
  const topics = topicsIn(probed.answer)
  // "It sounds like a flat tire, is that right?" asks on as well.
  const isAskedOn = topics.length === 0 || topics.some((each) => /^(?:reason|right)$/.test(each))
  const isRight = [reason].flat().some((each) => each === got)
  const mark = probed.isPutThrough
    ? 'put through'
    : isRight
      ? 'right'
      : got === '' || isAskedOn
        ? 'asked'
        : 'wrong'
  return { said, mark, note: got || probed.answer }
}

/** Every kind of marks that sayings can get, by the kind of saying. */
export type SayingMarks = Record<
  'dangers' | 'lookalikes' | 'ordinary' | 'places' | 'reasons',
  SayingMark[]
>

/** Says every one of them to the agent in this process, each in a call of its own, and marks what comes of it. */
export async function markSayings(
  sayings: Sayings,
  readers: Readers = 'all',
): Promise<SayingMarks> {
  const of = <Said, Mark>(said: Said[], mark: (one: Said) => Promise<Mark>) =>
    Promise.all(said.map(mark))
  const places = await of(sayings.places, (each) => markPlace(each, readers))
  return {
    dangers: await of(sayings.dangers, (each) => markDanger(each, readers)),
    lookalikes: await of(sayings.lookalikes, (each) => markHarmless(each, 'opening', readers)),
    ordinary: await of(sayings.ordinary, (each) => markHarmless(each, each.asked, readers)),
    places: places.flat(),
    reasons: await of(sayings.reasons, (each) => markReason(each, readers)),
  }
}
