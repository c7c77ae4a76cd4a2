import { plainAnswer, puzzled, stillThere } from './answers.ts'
import type { Caller, Manner, Topic, TruePlace } from './caller.ts'
import { chance, oneOf } from './random.ts'
import { correctionOf } from './read-back.ts'
import { bidsToWait, questionIn, topicsIn } from './topics.ts'

/** Whether somebody objects when what is read back to them is not so: a yes to everything is what a dispatcher hears most. */
export const objecting = ['never', 'half', 'always'] as const
export type Objecting = (typeof objecting)[number]

/** A caller in the middle of a call: plain data, and nothing in it but what they have heard and done. */
export type Talker = {
  caller: Caller
  seed: string
  /** They were cut off before, and call again. */
  isAgain: boolean
  objects: Objecting
  turns: number
  asked: Partial<Record<Topic, number>>
  /** Whether the place that was spoken of last is where the vehicle goes. */
  isGoing: boolean
  /** Turns in a row in which they heard nothing they could answer. */
  lost: number
  corrected: number
  /** They have spoken over the read-back once. */
  hasCutReadBack: boolean
}

/** What a caller does when the agent has spoken. */
export type CallerAct =
  | { do: 'say'; words: string }
  /** Speaks over the agent, so many words into what it says. */
  | { do: 'cut in'; after: number; words: string }
  /** Waits for more to be said. */
  | { do: 'wait' }
  | { do: 'stay silent' }
  | { do: 'hang up' }

/** Nobody talks longer than this to a machine that does not follow. */
const PATIENCE = 40
const SAME_QUESTION = 5

/** A caller who has just dialed; the same seed makes the same call. */
export function dial(
  caller: Caller,
  {
    seed = '',
    isAgain = false,
    objects = 'always',
  }: { seed?: string; isAgain?: boolean; objects?: Objecting } = {},
): Talker {
  return {
    caller,
    seed,
    isAgain,
    objects,
    turns: 0,
    asked: {},
    isGoing: false,
    lost: 0,
    corrected: 0,
    hasCutReadBack: false,
  }
}

/** What a caller does about what they hear; empty when the agent has said nothing for a while. */
export function reply(before: Talker, said: string): { talker: Talker; act: CallerAct } {
  const talker = { ...before, asked: { ...before.asked }, turns: before.turns + 1 }
  const { caller, turns } = talker
  if (turns > PATIENCE) return { talker, act: { do: 'hang up' } }
  const topics = topicsFor(talker, said)
  for (const topic of topics) talker.asked[topic] = (talker.asked[topic] ?? 0) + 1
  if (!talker.isAgain && caller.hangsUpAt && topics.includes(caller.hangsUpAt))
    return { talker, act: { do: 'hang up' } }
  if (isSilent(talker)) return { talker, act: { do: 'stay silent' } }
  if (topics.some((topic) => (talker.asked[topic] ?? 0) > SAME_QUESTION))
    return { talker, act: { do: 'hang up' } }
  if (topics.length === 0) return withoutQuestion(talker, said)
  talker.lost = 0
  const words = topics.map((topic) => wordsFor(talker, topic, said)).join(' ')
  return { talker, act: speak(talker, said, words, topics) }
}

const languageOf = ({ caller }: Talker) => caller.language ?? 'en'
const keyOf = ({ caller, seed, turns }: Talker, more = '') =>
  `${caller.id} ${seed} ${turns} ${more}`

/** Once silent, they stay silent. */
const isSilent = ({ caller, asked }: Talker) =>
  caller.silentAt !== undefined && (asked[caller.silentAt] ?? 0) > 0

/** What they take themselves to be asked; the first words are always an invitation to tell it. */
function topicsFor(talker: Talker, said: string): Topic[] {
  const heard = topicsIn(said)
  if (talker.turns === 1) {
    return talker.isAgain && heard.includes('same job') ? ['same job'] : ['opening']
  }
  return heard.map((topic) => aimed(talker, topic, said))
}

const plain = (text: string) => text.toLowerCase().replace(/[.'\u2019]/g, '')

/** Which end of the tow is meant: the place whose name is in the question, else the one spoken of last. */
function aimed(talker: Talker, topic: Topic, said: string): Topic {
  const { pickup, dropoff } = talker.caller.truth
  if (topic === 'where' || topic === 'direction' || topic === 'exit') talker.isGoing = false
  if (topic === 'where to') talker.isGoing = true
  if (topic !== 'city' && topic !== 'spot') return topic
  const isNamed = (place: TruePlace | undefined, words: string) =>
    [place?.street, place?.name].some((part = '') => {
      const [first = '', second = ''] = plain(part).split(' ')
      // "St. Mark's" is not named by "what street".
      const name = first.length < 3 ? `${first} ${second}`.trim() : first
      return name !== '' && plain(words).includes(name)
    })
  const question = questionIn(said)
  // What the question itself says goes before what was said ahead of it.
  const [words = said] = [question, said].filter(
    (each) => isNamed(pickup, each) !== isNamed(dropoff, each),
  )
  const isOne = isNamed(pickup, words) !== isNamed(dropoff, words)
  const isHere = /\b(?:are|were|can) you\b|\bestá usted\b|\bse encuentra\b|\balcanza a ver\b/i.test(
    question,
  )
  const isThere = /\b(?:going to|it goes|take it to)\b|\ba donde va\b/i.test(question)
  const isGoing = isThere || (!isHere && (isOne ? isNamed(dropoff, words) : talker.isGoing))
  if (!isGoing) return topic
  return topic === 'city' ? 'where to city' : 'where to spot'
}

/** Their own words for a topic, else those anybody would use. */
function wordsFor(talker: Talker, topic: Topic, said: string): string {
  const { caller } = talker
  const times = talker.asked[topic] ?? 1
  if (topic === 'right') return onReadBack(talker, said)
  if (topic === 'callback' && !says(talker, topic)) return onCallback(talker, said)
  const first = times === 1 && !talker.isAgain ? caller.first?.[topic] : undefined
  if (first) return first
  const own = says(talker, topic)
  if (own) return own[(times - 1 + firstOf(own, talker, topic)) % own.length] ?? ''
  return inHisManner(talker, oneOf(plainAnswer(caller, topic, keyOf(talker)), keyOf(talker, topic)))
}

/** Which of their wordings comes first is left to the seed; the rest follow in turn. */
const firstOf = (own: string[], { caller, seed }: Talker, topic: Topic) =>
  Math.floor(chance(`${caller.id} ${seed} ${topic}`) * own.length)

/** Topics whose answer somebody takes from their words for another one. */
const instead: Partial<Record<Topic, Topic[]>> = {
  spot: ['where'],
  'where to spot': ['where to'],
  reason: ['opening'],
  truck: ['opening'],
}

function says({ caller, isAgain }: Talker, topic: Topic): string[] | undefined {
  const own = isAgain ? { ...caller.says, ...caller.again } : caller.says
  const from = [topic, ...(instead[topic] ?? [])].find((each) => own[each]?.length)
  return from && own[from]
}

/** Is this your number: a yes or a no to the one that was read; else the number. */
function onCallback(talker: Talker, said: string): string {
  const { caller } = talker
  const { phone } = caller.truth
  const read = said.replace(/\D/g, '')
  const right = phone ?? caller.from
  if (read.length >= 7 && right !== '') {
    if (read.includes(right))
      return inHisManner(talker, languageOf(talker) === 'es' ? 'Sí.' : 'Yes.')
    const no = languageOf(talker) === 'es' ? 'No, es el' : "No, it's"
    return `${no} ${oneOf(plainAnswer(caller, 'callback', keyOf(talker)), keyOf(talker))}`
  }
  return oneOf(plainAnswer(caller, 'callback', keyOf(talker)), keyOf(talker))
}

/** A read-back: they correct one thing at a time, and let it be after three. */
function onReadBack(talker: Talker, said: string): string {
  const { caller } = talker
  const correction =
    talker.corrected < 3 && mayObject(talker)
      ? correctionOf(caller, said, keyOf(talker))
      : undefined
  if (correction) {
    talker.corrected += 1
    if (/take it to|llevarlo a/.test(correction)) talker.isGoing = true
    else if (/I'm at|estoy en/.test(correction)) talker.isGoing = false
    return correction
  }
  const own = says(talker, 'right')
  const [first] = own ?? []
  return first ?? oneOf(plainAnswer(caller, 'right', keyOf(talker)), keyOf(talker))
}

const mayObject = (talker: Talker) =>
  talker.objects === 'always' ||
  (talker.objects === 'half' && chance(keyOf(talker, 'objects')) < 0.5)

/** Nothing they were asked: they wait, ask back, or say the next thing that comes to them. */
function withoutQuestion(talker: Talker, said: string): { talker: Talker; act: CallerAct } {
  const wait = { talker, act: { do: 'wait' as const } }
  if (bidsToWait(said)) return wait
  talker.lost += 1
  const language = languageOf(talker)
  if (said !== '' && !said.includes('?') && talker.lost === 1) return wait
  if (talker.lost > 3) return { talker, act: { do: 'hang up' } }
  if (said === '') return say(talker, oneOf(stillThere[language], keyOf(talker)))
  const next = onHisMind.find((topic) => !talker.asked[topic])
  if (talker.lost === 1 || !next) return say(talker, oneOf(puzzled[language], keyOf(talker)))
  talker.asked[next] = 1
  return say(talker, wordsFor(talker, next, said))
}

const onHisMind: Topic[] = ['where', 'reason', 'vehicle', 'where to', 'name']

const say = (talker: Talker, words: string): { talker: Talker; act: CallerAct } => ({
  talker,
  act: { do: 'say', words },
})

const fillers: Record<Manner, readonly [string, ...string[]]> = {
  plain: ['', '', '', 'Um, ', 'Uh, '],
  curt: [''],
  chatty: ['Well, ', 'Oh, ', 'Let me see, ', ''],
  angry: ['Look, ', '', 'Like I said, '],
  slow: ['Well, ', 'Let me see. ', 'Uh, ', ''],
}

const muletillas = ['', '', 'Pues, ', 'Este, '] as const

/** What anybody would say, as they say it. */
function inHisManner(talker: Talker, words: string): string {
  const isSpanish = languageOf(talker) === 'es'
  const key = keyOf(talker, 'manner')
  return `${isSpanish ? oneOf(muletillas, key) : oneOf(fillers[talker.caller.manner ?? 'plain'], key)}${words}`
}

const LONG_WORDS = 8

/** Says it, or, if they are one to speak over others, says it before they have finished. */
function speak(talker: Talker, said: string, words: string, topics: Topic[]): CallerAct {
  const length = said.trim().split(/\s+/).length
  if (!talker.caller.interrupts || length <= LONG_WORDS) return { do: 'say', words }
  const isReadBack = topics.includes('right')
  if (isReadBack && talker.hasCutReadBack) return { do: 'say', words }
  if (isReadBack) talker.hasCutReadBack = true
  // They have the greeting and the read-back by heart; of a question they have to hear what it is.
  const isKnown = isReadBack || topics.includes('opening')
  const after = isKnown ? LONG_WORDS : length - 2
  const hurried = isReadBack ? "Yeah, yeah, that's right." : words
  return { do: 'cut in', after, words: hurried }
}
