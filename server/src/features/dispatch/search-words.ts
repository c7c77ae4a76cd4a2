import { type DispatchFields, phoneDigits } from '@towline/contract'
import { literally } from '../../platform/db/index.ts'

/**
 * Everything the board's filter looks in, each part behind a space, so that beginnings of words can be told;
 * phone numbers also as bare digits.
 */
export function searchText(fields: DispatchFields, dispatchNumber: string): string {
  const parts = [
    dispatchNumber,
    fields.customerName,
    fields.vehicle,
    fields.vehicleColor,
    ...bothWays(fields.licensePlateInfo),
    fields.vin,
    fields.pickupAddress,
    fields.dropoffAddress,
    fields.inputVendorName,
    fields.vendorContactName,
    fields.invoiceNumber,
    fields.poNumber,
    fields.mcDispatchNumber,
    fields.driverName,
    fields.truckName,
    fields.contactName,
    fields.towReason,
    ...phones(fields),
  ]
  return plain(` ${parts.filter(Boolean).join(' · ')}`)
}

/**
 * The words of the filter, each as the patterns of LIKE of which one must be there: as typed, and as the
 * number or plate it may be a writing of. Signs alone are no words: no index knows them, and every job has some.
 */
export function wordPatterns(filter: string): string[][] {
  const words = [...new Set(plain(filter).split(/\s+/).filter(isWord).map(withoutHash))]
  const whole = wholeNumber(filter)
  return words.map((word) => {
    const digits = isNumeric(word) ? phoneDigits(word) : ''
    const other = [
      digits.length >= 4 ? digits : '',
      isNumeric(word) ? whole : '',
      isPlate(word) ? squeezed(word) : '',
    ]
    const variants = new Set([word, ...other.filter((text) => text.length >= 3)])
    return [...variants].map(pattern)
  })
}

/** One or two characters are in nearly every job: they are looked for only where words begin. */
const pattern = (text: string) => `${text.length < 3 ? '% ' : '%'}${literally(text)}%`

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** `#1024`, as the board writes the number of a job. */
const withoutHash = (word: string) => word.replace(/^#+(?=[\p{L}\p{N}])/u, '')

/** `KTR-4821` */
const isPlate = (word: string) => /^(?=.*\d)(?=.*[a-z])[a-z\d-]+$/.test(word)

const isNumeric = (word: string) => /^[\d()+./-]+$/.test(word) && /\d/.test(word)

/** The digits of a phone number written with gaps; empty when the filter holds none. */
function wholeNumber(filter: string): string {
  const run = filter.match(/[+(]?\d[\d\s()+./-]*\d/)?.[0] ?? ''
  const digits = phoneDigits(run)
  return digits.length >= 4 ? digits : ''
}

/** The job's phone numbers, as written and as bare digits. */
function phones(fields: DispatchFields): string[] {
  const written = [
    fields.customerPhone,
    fields.customerPhoneForText,
    fields.contactPhoneNumber,
    fields.vendorContactNumber,
    fields.fromNumber,
  ]
  return [...new Set(written.flatMap((number) => [number, phoneDigits(number)]))]
}

const bothWays = (plate: string) => [...new Set([plate, squeezed(plate)])]

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Lower case and without accents, as nobody types them into a filter. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
