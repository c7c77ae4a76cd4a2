import type { TriedJob } from '@towline/contract'
import { formatPhone } from '@towline/contract'

/**
 * Sentences to press, by what the agent asks for at the moment (its own names for it), for a visitor who
 * can think of none.
 */
export const samples: Record<string, readonly string[]> = {
  opening: [
    "My car won't start on 75 at exit 41",
    'I have a flat tire at 1200 Main Street in Frisco',
    'I locked my keys in my truck',
  ],
  safety: ["Yes, I'm safe in a parking lot", "No, I'm stuck in the middle lane"],
  unhurt: ['Everybody is fine', 'My wife is hurt'],
  callback: ['Yes, this number is fine'],
  where: ['1200 Main Street in Frisco', '75 northbound at exit 41 in McKinney'],
  spot: ['Next to the Shell station'],
  direction: ['Northbound'],
  exit: ['Exit 41'],
  city: ['McKinney'],
  reason: ["It won't start", 'I have a flat tire'],
  'shut in': ['No, nobody is inside'],
  'where to': ['To 500 Elm Street in Plano', 'Discount Tire in Frisco'],
  'where to spot': ['500 Elm Street in Plano'],
  'where to city': ['Plano'],
  vehicle: ["It's a blue 2018 Honda Civic", 'A Ford F-150'],
  'vehicle rest': ["It's a 2018 Honda Civic"],
  when: ['At nine in the morning'],
  color: ["It's blue"],
  name: ['Maria Lopez'],
  'may text': ['Yes, you can text me', 'No texts, please'],
  'read back': ["Yes, that's right", 'No, it is a red one'],
  more: ["No, that's all"],
}

type Row = { name: string; value: (job: TriedJob) => string }

const texts = { true: 'Yes', false: 'No' }

/** The lines of the job, in the order in which a dispatcher reads them. */
export const rows: readonly Row[] = [
  { name: 'Where', value: (job) => job.pickupAddress },
  { name: 'What happened', value: (job) => job.reason },
  { name: 'Where to', value: (job) => job.dropoffAddress },
  { name: 'Vehicle', value: (job) => job.vehicle },
  { name: 'Color', value: (job) => job.vehicleColor },
  { name: 'Name', value: (job) => job.customerName },
  { name: 'Phone', value: (job) => formatPhone(job.customerPhone) },
  { name: 'Texts', value: ({ mayText }) => (mayText === null ? '' : texts[`${mayText}`]) },
]

/** How far the job has come, in a sentence. */
export function standingOf(job: TriedJob | null): string {
  if (!job?.onBoard) return 'Not on the board yet'
  return job.confirmed ? 'Read back and confirmed' : 'On the board'
}
