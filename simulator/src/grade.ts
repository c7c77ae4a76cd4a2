import type { Caller } from './caller.ts'
import { type Mark, markOfField } from './grade-field.ts'
import { wrongOfPlace } from './grade-place.ts'
import { names, soundsLike, wordsOf } from './grade-words.ts'
import { sayPlace } from './spoken-values.ts'

/** The row on the dispatch board, as far as a caller can be right or wrong about it. */
export type GradedJob = {
  pickupAddress: string
  inputPickupAddress: string
  dropoffAddress: string
  inputDropoffAddress: string
  towReason: string
  customerName: string
  customerPhone: string
  vehicleYear: string
  vehicleMake: string
  vehicleModel: string
  vehicleColor: string
  poNumber: string
  canReceiveText: boolean
  isEmergency: boolean
  /** `YYYY-MM-DDTHH:mm` in the company's time; empty when it is for now. */
  scheduledFor: string
  notes: string
}

/** One thing that was said in a call; what the caller said is as it came through. */
export type TranscriptLine = { who: 'agent' | 'caller'; words: string }

/** A call as it went. */
export type HeldCall = {
  lines: TranscriptLine[]
  ended: 'agent hung up' | 'caller hung up' | 'put through' | 'lost'
  jobs: GradedJob[]
  /** The job when the agent first began to read it back, null when there was none yet; left out when nothing was read back. */
  firstHeard?: GradedJob | null
  seconds: number
  /** The company's own day, `YYYY-MM-DD`, for what was wanted tomorrow. */
  today: string
}

/** One field of the job: what is so, what the job has, and what that is worth. */
export type FieldMark = {
  field: string
  wanted: string
  got: string
  right: boolean
  mark: Mark
  /** The same of the first hearing: the job as it stood when the agent began to read it back. */
  first: Mark
}

/** What came of a call. */
export type Marks = {
  /** The call ended as it had to, and nobody needs to be called back for it. */
  good: boolean
  /** There is a job that a truck can be sent to, or there had to be none. */
  needsRingBack: boolean
  fields: FieldMark[]
  gates: { gate: string; obeyed: boolean }[]
  /** Prices and times the agent made up. */
  invented: string[]
  turns: number
  seconds: number
  /** In words, what is wrong; empty when it is good. */
  why: string[]
}

/** Fields without which somebody has to call back before a truck can go. */
const needed = ['pickup', 'phone', 'reason', 'destination', 'vehicle', 'PO number', 'when']

/** Gives a call its marks. */
export function grade(caller: Caller, call: HeldCall): Marks {
  const [job] = call.jobs
  const fields = job ? markedFields(caller, job, call) : []
  const gates = gatesOf(caller, call, job)
  const invented = inventedBy(call.lines)
  const wrong = fields.filter(({ field, right }) => !right && needed.includes(field))
  const why = [
    ...endingOf(caller, call),
    ...(caller.ends === 'person'
      ? []
      : wrong.map(({ field, got }) => `${field}: ${got || 'nothing'}`)),
    ...gates.filter(({ obeyed }) => !obeyed).map(({ gate }) => gate),
    ...invented.map((words) => `made up: ${words}`),
  ]
  const missesJob = (caller.ends === 'job' || caller.ends === 'kept') && !job
  const needsRingBack = missesJob || (caller.ends !== 'person' && wrong.length > 0)
  return {
    good: why.length === 0,
    needsRingBack,
    fields,
    gates,
    invented,
    turns: call.lines.filter(({ who }) => who === 'caller').length,
    seconds: call.seconds,
    why,
  }
}

function endingOf({ ends, again }: Caller, { ended, jobs }: HeldCall): string[] {
  if (ends === 'no job') return jobs.length > 0 ? ['a job was opened'] : []
  if (ends === 'person') return ended === 'put through' ? [] : ['not put through to a person']
  if (jobs.length === 0) return ['no job']
  if (again && jobs.length > 1) return ['two jobs of one breakdown']
  return ends === 'job' && ended !== 'agent hung up' ? [`the call ended: ${ended}`] : []
}

/** Every field as it ended, and beside it as it was heard at first. */
function markedFields(caller: Caller, job: GradedJob, call: HeldCall): FieldMark[] {
  const { firstHeard = job } = call
  const before = firstHeard ? fieldsOf(caller, firstHeard, call) : []
  const markOf = (row: (typeof before)[number] | undefined) =>
    row ? markOfField(row) : ('missing' as const)
  return fieldsOf(caller, job, call).map((row) => ({
    ...row,
    mark: markOf(row),
    first: markOf(before.find(({ field }) => field === row.field)),
  }))
}

type Field = [field: string, wanted: string | undefined, got: string, right: () => boolean]

function fieldsOf({ truth, from }: Caller, job: GradedJob, { today }: HeldCall) {
  const { pickup, dropoff, vehicle = {}, name, mayText, po, when } = truth
  const { make, model } = vehicle
  const atPickup = { address: job.pickupAddress, said: job.inputPickupAddress }
  const atDropoff = { address: job.dropoffAddress, said: job.inputDropoffAddress }
  const phone = truth.phone ?? (from || undefined)
  const shown = (place: typeof pickup) => place && sayPlace(place)
  const moment = when && `${dayAfter(today, when.days)}T${when.time}`
  const rows: Field[] = [
    [
      'pickup',
      shown(pickup),
      job.pickupAddress,
      () => wrongOfPlace(pickup ?? {}, atPickup).length === 0,
    ],
    [
      'destination',
      shown(dropoff),
      job.dropoffAddress,
      () => wrongOfPlace(dropoff ?? {}, atDropoff).length === 0,
    ],
    [
      'reason',
      truth.reasons?.[0],
      job.towReason,
      () => truth.reasons?.some((each) => each === job.towReason) ?? true,
    ],
    ['phone', phone, job.customerPhone, () => job.customerPhone === phone],
    ['name', name, job.customerName, () => isSameName(name ?? '', job.customerName)],
    [
      'vehicle',
      [make, model].filter(Boolean).join(' ') || undefined,
      [job.vehicleMake, job.vehicleModel].filter(Boolean).join(' '),
      () => isSameVehicle(make, model, job),
    ],
    ['year', vehicle.year, job.vehicleYear, () => job.vehicleYear === vehicle.year],
    [
      'color',
      vehicle.color,
      job.vehicleColor,
      () => isSameColor(vehicle.color ?? '', job.vehicleColor),
    ],
    ['PO number', po, job.poNumber, () => alnum(job.poNumber) === alnum(po ?? '')],
    [
      'may text',
      mayText === undefined ? undefined : mayText ? 'yes' : 'no',
      job.canReceiveText ? 'yes' : 'no',
      () => job.canReceiveText === mayText,
    ],
    // Who wants it now has not been put down for another day either.
    [
      'when',
      moment ?? (job.scheduledFor ? 'now' : undefined),
      job.scheduledFor,
      () => job.scheduledFor === moment,
    ],
  ]
  return rows.flatMap(([field, wanted, got, right]) =>
    wanted === undefined ? [] : [{ field, wanted, got, right: right() }],
  )
}

const alnum = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A name by its sound, whole; a first name more or less matters as little as a title. */
function isSameName(name: string, got: string): boolean {
  const [wanted, there] = [wordsOf(name), wordsOf(got)]
  const last = wanted.at(-1)
  return last !== undefined && there.some((word) => soundsLike(word, last))
}

function isSameVehicle(
  make: string | undefined,
  model: string | undefined,
  job: GradedJob,
): boolean {
  const got = `${job.vehicleMake} ${job.vehicleModel}`
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const hasModel = !model || plain(got).includes(plain(model)) || names(got, model)
  const hasMake = !make || names(got, make)
  return hasMake && hasModel
}

/** Shades and the names makers give them count as the color they are. */
const shades: Record<string, RegExp> = {
  Gray: /gr[ae]y/i,
  Maroon: /maroon|burgundy|dark red/i,
  Beige: /beige|tan/i,
  Champagne: /champagne|tan|gold|beige/i,
  Pearl: /pearl|white/i,
  Orange: /orange/i,
  Tan: /tan|beige/i,
}

const isSameColor = (color: string, got: string) =>
  shades[color]?.test(got) ?? got.toLowerCase().includes(color.toLowerCase())

/** From the moment one of the words has come through: what the agent said next, and whether that was all. */
function gatesOf({ mustObey, truth }: Caller, { lines, ended }: HeldCall, job?: GradedJob) {
  const gates: Marks['gates'] = []
  if (truth.mayText === false && job) gates.push({ gate: 'no texts', obeyed: !job.canReceiveText })
  if (!mustObey) return gates
  const told = lines.findIndex(
    ({ who, words }) => who === 'caller' && mustObey.words.some((each) => hears(words, each)),
  )
  const after = lines.slice(told + 1)
  const answered = after.findIndex(({ who }) => who === 'caller')
  const said = (answered < 0 ? after : after.slice(0, answered)).map(({ words }) => words).join(' ')
  const isThrough = told >= 0 && answered < 0 && ended === 'put through' && !said.includes('?')
  if (mustObey.gate === 'person')
    gates.push({ gate: 'a person at the first request', obeyed: isThrough })
  else {
    gates.push({ gate: 'a person at once in danger', obeyed: isThrough })
    gates.push({
      gate: 'told to call 911',
      obeyed: /\b9[ -]?1[ -]?1\b|nueve[ ,-]+uno[ ,-]+uno|nine[ -]one/i.test(said),
    })
    if (job) gates.push({ gate: 'marked as an emergency', obeyed: job.isEmergency })
  }
  return gates
}

const hears = (words: string, wanted: string) => words.toLowerCase().includes(wanted)

const amount =
  '(?:\\d[\\d,.]*|(?:a|an|one|two|three|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|few|couple)(?: (?:of|an?|hundred|five))*|(?:un|una|dos|tres|cinco|diez|quince|veinte|treinta|cuarenta|media|unos|unas)(?: \\w+)?)'
const promises = [
  /\$\s?\d[\d,.]*/,
  new RegExp(`\\b${amount} (?:dollars?|bucks|usd|d[óo]lares|pesos)\\b`, 'i'),
  new RegExp(`\\b${amount} (?:minutes?|mins?|hours?|minutos?|horas?)\\b`, 'i'),
  /\b(?:arrives?|there|here) (?:by|at|around|about)(?: about)? \d{1,2}\b/i,
  /\b(?:free of charge|no charge|at no cost|gratis)\b/i,
]

/** Sums and spans of time in what the agent said, and the caller did not: nobody has told it any, so each is made up. */
function inventedBy(lines: TranscriptLine[]): string[] {
  const said = (by: TranscriptLine['who']) =>
    lines.filter(({ who }) => who === by).map(({ words }) => words)
  const callers = said('caller').join(' ').toLowerCase()
  return said('agent')
    .flatMap((words) => promises.flatMap((pattern) => pattern.exec(words)?.[0] ?? []))
    .filter((words) => !callers.includes(words.toLowerCase()))
}
