import { centsOf, dollarsText, localMoment } from '../rates/index.ts'
import type { LetterKind, LetterText } from './impound-letters.schema.ts'
import type { ImpoundDuty, ImpoundStorage, StorageRules } from './impound-rules.ts'
import type { ImpoundFile, ImpoundLot } from './impounds.schema.ts'
import { type LetterLaw, letterLaws } from './letter-laws.ts'

/** How a state wants letters of a day to be; null for a state we know nothing of. */
export const letterLaw = (state: string, day: string): LetterLaw | null =>
  letterLaws.find((one) => one.state === state && one.validFrom <= day) ?? null

/** A lot as far as letters name it; without a phone of its own the company's counts. */
type Facility = Pick<ImpoundLot, 'name' | 'address' | 'license' | 'phone' | 'hours'>

/** The letter that comes next, and why it can't be written yet; null where none is to be written. */
export function nextLetter(
  file: ImpoundFile,
  { duties, lot, law }: { duties: readonly ImpoundDuty[]; lot: Facility; law: LetterLaw | null },
): { which: LetterKind; whyNot: string } | null {
  const duty = duties.find(({ what, state }) => /letter/.test(what) && state !== 'done')
  if (!law || !duty || file.status !== 'in') return null
  const which = duty.what === 'first letter' ? 'first' : 'second'
  const missing = missingFor(file, lot)
  if (duty.state === 'waiting')
    return { which, whyNot: `It can’t be written before ${dayText(duty.from)}.` }
  return { which, whyNot: missing.length > 0 ? `Enter ${listed(missing)} first.` : '' }
}

/** What a letter has to say and nobody has written down. */
function missingFor({ ownerName, ownerAddress }: ImpoundFile, lot: Facility): string[] {
  const wanted = [
    [ownerName, 'the owner'],
    [ownerAddress, 'the owner’s address'],
    [lot.address, 'the lot’s address'],
    [lot.license, 'the lot’s license number'],
    [lot.phone, 'the lot’s phone'],
    [lot.hours, 'the hours of the lot'],
  ] as const
  return wanted.flatMap(([value, name]) => (value.trim() === '' ? [name] : []))
}

const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)

type Known = {
  law: LetterLaw
  rules: StorageRules
  lot: Facility
  company: { name: string; lines: string[]; phone: string; logoId: string; foot: string[] }
  storage: ImpoundStorage
  towDueCents: number
  tax: { percent: number; cents: number }
  dueCents: number
  zone: string
  now: number
}

/** A letter to the owner and each lienholder, as of now. */
export function letterText(file: ImpoundFile, which: LetterKind, known: Known): LetterText {
  const { law, rules, lot, company, zone, now } = known
  const { title, subject, opening, sections } = law.letters[which]
  const day = localMoment(now, zone).day
  const facility = `${company.name}, ${lot.name}`
  const filled = (text: string) =>
    text.replaceAll('{facility}', facility).replaceAll('{days}', String(rules.disposeAfterDays))
  return {
    which,
    title,
    subject,
    number: file.number,
    day,
    sender: {
      name: company.name,
      lines: [...company.lines, company.phone],
      logoId: company.logoId,
    },
    addressees: addresseesOf(file),
    opening,
    vehicle: facts([
      ['Vehicle', vehicleOf(file)],
      ['Plate', [file.licensePlate, file.plateState].filter(Boolean).join(' ')],
      ['VIN', file.vin],
      ['Towed from', file.towedFrom],
      ['Towed on', file.towedAt > 0 ? momentIn(file.towedAt, zone) : ''],
      ['Authorized by', [file.authorizedBy, file.authorizedPhone].filter(Boolean).join(', ')],
      ['Towed by', [company.name, ...company.lines, company.phone].join(', ')],
    ]),
    storage: facts([
      ['Facility', facility],
      ['Address', lot.address],
      ['Phone', lot.phone],
      ['Hours', lot.hours],
      [law.license, lot.license],
      ['Accepted for storage', momentIn(file.receivedAt, zone)],
      ['First day of storage fee', dayText(firstFeeDay(file, zone))],
      [
        'Storage fee',
        `${dollarsText(centsOf(file.storagePerDay))} a day${taxedText(file, known.tax)}`,
      ],
    ]),
    charges: chargesOf(file, known),
    total: { name: `Total if claimed on ${dayText(day)}`, value: dollarsText(known.dueCents) },
    later: `Each further day adds the storage fee of ${dollarsText(centsOf(file.storagePerDay))}${taxedText(file, known.tax)}.`,
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map(filled),
    })),
    foot: company.foot,
  }
}

function chargesOf(file: ImpoundFile, { storage, towDueCents, tax }: Known) {
  const days = storage.days === 1 ? '1 day' : `${storage.days} days`
  return facts([
    ['Tow charges', dollarsText(towDueCents)],
    [
      `Storage charges, ${days} × ${dollarsText(centsOf(file.storagePerDay))}`,
      dollarsText(storage.cents),
    ],
    [`Sales tax on storage (${tax.percent}%)`, tax.cents > 0 ? dollarsText(tax.cents) : ''],
  ])
}

const taxedText = ({ storageTaxable }: ImpoundFile, { percent }: { percent: number }) =>
  storageTaxable && percent > 0 ? ` plus ${percent}% sales tax` : ''

const HOUR = 3_600_000
const firstFeeDay = ({ receivedAt, graceHours }: ImpoundFile, zone: string) =>
  localMoment(receivedAt + graceHours * HOUR, zone).day

const vehicleOf = (file: ImpoundFile) =>
  [file.vehicleYear, file.vehicleColor, file.vehicleMake, file.vehicleModel]
    .filter(Boolean)
    .join(' ')

function addresseesOf({ ownerName, ownerAddress, lienholders }: ImpoundFile) {
  const holders = lienholders.split('\n').flatMap((line) => {
    const [name = '', ...rest] = line.split(',')
    return name.trim() === ''
      ? []
      : [{ role: 'Lienholder', name: name.trim(), lines: addressLines(rest.join(',')) }]
  })
  return [
    { role: 'Registered owner', name: ownerName, lines: addressLines(ownerAddress) },
    ...holders,
  ]
}

/** `1 Elm St, Apt 4, Frisco, TX 75034` as the lines of an envelope; what is written in lines stays so. */
function addressLines(address: string): string[] {
  const lines = address.split('\n').map((line) => line.trim())
  const town = /^(.*?),\s*([^,]+,\s*[A-Za-z]{2}\.?\s+\d{5}(?:-\d{4})?)$/
  return lines.flatMap((line) => line.match(town)?.slice(1) ?? [line]).filter(Boolean)
}

const facts = (pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([name, value]) => (value.trim() === '' ? [] : [{ name, value }]))

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dayText = (day: string) => days.format(new Date(`${day}T00:00:00Z`))

const momentIn = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
