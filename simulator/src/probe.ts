import type { Caller, Says, Topic, Truth } from './caller.ts'
import type { GradedJob } from './grade.ts'
import { jobOf } from './job.ts'
import { purePhone, type Readers } from './pure-call.ts'
import { dial, reply } from './talker.ts'
import { asksOfDanger } from './topics.ts'

type Language = 'en' | 'es'

/** What came of one thing that was said: what the agent did about it, and what it knows now. */
export type Probed = {
  /** What the agent answered. */
  answer: string
  isPutThrough: boolean
  /** The agent asked whether somebody is hurt or in danger. */
  isAskedOfDanger: boolean
  job: GradedJob
  places: ReturnType<typeof purePhone>['places']
  /** Says one thing more; true when it brings a person. */
  thenSay(words: string): Promise<boolean>
}

const openings: Record<Language, Record<'plain' | 'bare' | 'accident' | 'lockout', string>> = {
  en: {
    plain: 'My engine quit and I need a tow.',
    bare: 'I need a tow truck.',
    accident: 'I had an accident.',
    lockout: 'I locked my keys in the car.',
  },
  es: {
    plain: 'Se descompuso el motor y necesito una grúa.',
    bare: 'Necesito una grúa.',
    accident: 'Tuve un choque.',
    lockout: 'Se me quedaron las llaves adentro del carro.',
  },
}

const home = { number: '500', street: 'Main Street', city: 'Plano' }
const shop = { number: '900', street: 'Elm Street', city: 'Plano' }
const car = { year: '2015', make: 'Honda', model: 'Civic', color: 'Blue' }

type Scene = { truth?: Truth; says?: (language: Language) => Says }

/** Of whom the agent asks a thing that it asks of few; everybody else tells the plain story. */
const scenes: Partial<Record<Topic, Scene>> = {
  reason: { says: (language) => ({ opening: [openings[language].bare] }) },
  unhurt: { says: (language) => ({ opening: [openings[language].accident] }) },
  'shut in': { says: (language) => ({ opening: [openings[language].lockout] }) },
  spot: { truth: { pickup: { street: 'Preston Road', city: 'Plano' } } },
  city: { truth: { pickup: { number: '500', street: 'Main Street' } } },
  direction: { truth: { pickup: { highway: 'I-35E', city: 'Denton' } } },
  exit: { truth: { pickup: { highway: 'I-35E', direction: 'northbound', city: 'Denton' } } },
  'where to spot': {
    says: (language) => ({ 'where to': [language === 'es' ? 'A mi casa.' : 'My house.'] }),
  },
  'where to city': { truth: { dropoff: { number: '900', street: 'Elm Street' } } },
  year: { truth: { vehicle: { make: 'Honda', model: 'Civic', color: 'Blue' } } },
  change: { says: () => ({ right: ['No.'] }) },
}

/** Where to say what answers a question that this agent never asks. */
const otherwise: Partial<Record<Topic, Topic>> = {
  spelling: 'name',
  when: 'reason',
  more: 'right',
  unhurt: 'safety',
  exit: 'where',
  direction: 'where',
  spot: 'where',
  city: 'where',
  'where to spot': 'where to',
  'where to city': 'where to',
  year: 'vehicle',
}

const callerFor = (topic: Topic, language: Language): Caller => {
  const { truth, says } = scenes[topic] ?? {}
  return {
    id: `probe ${topic}`,
    kind: 'Everyday breakdowns',
    about: 'Nobody: a call in which one thing is said',
    ...(language === 'es' ? { language } : {}),
    manner: 'curt',
    from: '9725550999',
    truth: { pickup: home, dropoff: shop, vehicle: car, name: 'Sam Hill', mayText: true, ...truth },
    says: {
      opening: [openings[language].plain],
      ...says?.(language),
    },
    ends: 'job',
  }
}

/** Says one thing in answer to a question of a call, and nothing odd before it; looks at what comes of it. */
export async function probe(
  said: string,
  { asked, language, readers = 'all' }: { asked: Topic; language: Language; readers?: Readers },
): Promise<Probed> {
  const caller = callerFor(asked, language)
  const { phone, draft, places } = purePhone({ number: caller.from }, { readers })
  let heard = await phone.dial()
  let talker = dial(caller)
  while (phone.ended() === null) {
    const taken = reply(talker, heard)
    talker = taken.talker
    if (talker.asked[asked]) break
    if (taken.act.do === 'hang up') break
    heard =
      taken.act.do === 'say' ? await phone.say(taken.act.words) : await phone.listen('a moment')
  }
  const instead = otherwise[asked] ?? 'name'
  if (!talker.asked[asked] || phone.ended() !== null) {
    if (instead === asked) throw new Error(`The agent never asks: ${asked}`)
    return probe(said, { asked: instead, language, readers })
  }
  const answer = await phone.say(said)
  const written = draft()
  return {
    answer,
    isPutThrough: phone.ended() === 'put through',
    isAskedOfDanger: asksOfDanger(answer),
    job: written ? jobOf(written) : emptyJob,
    places,
    thenSay: async (words) => {
      await phone.say(words)
      return phone.ended() === 'put through'
    },
  }
}

const emptyJob: GradedJob = {
  pickupAddress: '',
  inputPickupAddress: '',
  dropoffAddress: '',
  inputDropoffAddress: '',
  towReason: '',
  customerName: '',
  customerPhone: '',
  vehicleYear: '',
  vehicleMake: '',
  vehicleModel: '',
  vehicleColor: '',
  poNumber: '',
  canReceiveText: false,
  isEmergency: false,
  scheduledFor: '',
  notes: '',
}
