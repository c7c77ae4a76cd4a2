import {
  formatPhone,
  type LiveCallCard,
  type LiveFact,
  type LiveField,
  type LiveStanding,
  type LiveTurn,
  type Sureness,
} from '@towline/contract'

export const fieldLabels: Record<LiveField, string> = {
  pickup: 'Pickup',
  dropoff: 'Drop-off',
  towReason: 'Reason',
  vehicleYear: 'Year',
  vehicleMake: 'Make',
  vehicleModel: 'Model',
  vehicleColor: 'Color',
  customerName: 'Name',
  customerPhone: 'Phone',
  poNumber: 'PO number',
  mayText: 'May text',
}

export const surenessNames: Record<Sureness, string> = {
  open: 'Not asked yet',
  asked: 'Asked, not known',
  'from record': 'From the number',
  heard: 'Heard',
  'on the map': 'On the map',
  confirmed: 'Confirmed',
  corrected: 'Corrected',
}

export const speakers: Record<LiveTurn['who'], string> = {
  caller: 'Caller',
  agent: 'Agent',
  desk: 'Dispatch',
  note: '',
}

/** What the agent asks for, where its own name for the question does not say it. */
const questions: Record<string, string> = {
  opening: 'what happened',
  'open job': 'whether it is about the open job',
  safety: 'whether they are safe',
  unhurt: 'whether anyone is hurt',
  callback: 'the number',
  where: 'the place',
  spot: 'the exact spot',
  'where on road': 'where on the road',
  direction: 'the direction',
  exit: 'the exit',
  city: 'the city',
  reason: 'what is wrong',
  danger: 'whether anyone is in danger',
  'shut in': 'whether anyone is locked in',
  'where to': 'where to take it',
  'where to spot': 'the address of the drop-off',
  'where to road': 'the street of the drop-off',
  'where to city': 'the city of the drop-off',
  vehicle: 'the vehicle',
  'vehicle rest': 'the rest of the vehicle',
  color: 'the color',
  name: 'the name',
  'may text': 'whether to text',
  'club number': 'the club’s number',
  'read back': 'whether it’s all correct',
  correction: 'what to change',
  cancel: 'whether to cancel',
  message: 'the message',
  more: 'whether there is more',
  person: 'whether to get a person',
  truck: 'whether to send a truck',
  'desk question': 'your question',
}

/** What goes on in a call at the moment, in a few words. */
export function doingOf({ standing, asking }: Pick<LiveCallCard, 'standing' | 'asking'>): string {
  if (standing !== 'agent') return standings[standing]
  return asking ? `Asking ${questions[asking] ?? `about ${asking}`}` : 'Talking'
}

const standings: Record<Exclude<LiveStanding, 'agent'>, string> = {
  ringing: 'Calling a person',
  person: 'With a person',
  over: 'Call ended',
}

/** Who is on the line: the name, else the number. */
export const callerOf = ({ customerName, fromNumber }: LiveCallCard): string =>
  customerName || formatPhone(fromNumber) || 'Number withheld'

/** The dangers that were named, in one line. */
export const dangerText = (dangers: readonly string[]): string => dangers.join(', ')

/** How sure a field is, and why. */
export function surenessOf({ sureness, correctedBy, callerSaid }: LiveFact): string {
  if (callerSaid) return `Corrected by ${correctedBy}. The caller said “${callerSaid}”`
  return sureness === 'corrected' ? `Corrected by ${correctedBy}` : surenessNames[sureness]
}

/** What becomes of a call that is being handed over. */
export const handingOver = (transferPhone: string): string =>
  `Calling ${formatPhone(transferPhone)}. Whoever answers first hears what the call is about. If nobody answers, the agent picks the call back up.`
