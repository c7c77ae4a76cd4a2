import { callerDigits, type DispatchFields, type LatLng } from '@towline/contract'

/** What of a job tells that another one is the same. */
export type Sameness = {
  /** `reason:value`; two jobs that share one are the same for that reason. */
  keys: string[]
  /** Where a checked pickup is; jobs close by are the same, too. */
  spot: LatLng | null
}

/** The parts of a job that its sameness is made of. */
export type Telling = Pick<
  DispatchFields,
  | 'customerPhone'
  | 'licensePlateInfo'
  | 'vin'
  | 'pickupAddress'
  | 'pickupAddressLatLng'
  | 'validPickupAddress'
>

/** What is written where a plate or a VIN is not known. */
const nothing = /^(NONE|NA|NO|UNKNOWN|UNK|TEMP|TEMPORARY|PAPER|NOTAG|NOPLATE|0+|X+)$/

/**
 * What of a job tells that another one is the same. A pickup counts only when it was checked: the others
 * stand in the middle of their town, where they would all be one.
 */
export function samenessOf(job: Telling): Sameness {
  const isChecked = job.validPickupAddress
  const keys = [
    key('phone', callerDigits(job.customerPhone), 7),
    key('plate', squeezed(job.licensePlateInfo), 3),
    key('vin', squeezed(job.vin), 6),
    isChecked ? key('spot', words(job.pickupAddress), 5) : [],
  ]
  const spot = isChecked ? job.pickupAddressLatLng : null
  return { keys: keys.flat(), spot: spot && { lat: rounded(spot.lat), lng: rounded(spot.lng) } }
}

/** To a centimetre: PostgreSQL refuses to square what is next to nothing, as the way between two places would be. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7 || 0

const key = (reason: string, value: string, least: number) =>
  value.length < least || nothing.test(value) ? [] : [`${reason}:${value}`]

const squeezed = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const words = (address: string) =>
  address
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
