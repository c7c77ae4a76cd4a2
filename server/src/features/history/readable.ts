import { AgentSettings, formatPhone, KeptKind, Routing, routingNames } from '@towline/contract'

/** People's names by their ids. */
export type Names = ReadonlyMap<string, string>

/** Longer texts are cut: what was changed is found by its beginning. */
const MOST_LETTERS = 500

const { holidays: Holidays, hours, serviceArea: ServiceArea, voice: Voice } = AgentSettings.shape
const DayHours = hours.shape.monday

const languages = { en: 'English', es: 'Spanish' } as const

/** A field's value as a person reads it; empty for nothing. `hours` are those of one day. */
export function readable(field: string, value: unknown, names: Names): string {
  const words = special[field]?.(value, names) ?? plain(value)
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trimEnd()}…` : words
}

/** `Monday` of `monday` */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(', ')
  return typeof value === 'string' || (typeof value === 'number' && value !== 0)
    ? String(value)
    : ''
}

const phone = (value: unknown) => formatPhone(plain(value))

/** A day is the same everywhere, so it is read in UTC, where it is noon. */
function day(value: unknown): string {
  if (typeof value !== 'number' || value === 0) return ''
  const [year, month, date] = new Date(value).toISOString().slice(0, 10).split('-')
  return `${month}/${date}/${year}`
}

/** Fields whose stored form is not what people read; a value of another shape is shown as it is. */
const special: Record<string, (value: unknown, names: Names) => string | undefined> = {
  phoneNumber: phone,
  emergencyContactPhone: phone,
  contactPhoneNumber: phone,
  contactFaxNumber: phone,
  transferPhone: (value) => phone(value) || 'the company’s phone',
  afterHoursPhone: (value) => phone(value) || 'nobody',
  licenseExpirationDate: day,
  plateExpDate: day,
  accountManagerId: (value, names) => (value ? (names.get(plain(value)) ?? 'someone') : ''),
  useAddressAs: (value) => (value === 'Pickup' ? 'Pickup Location' : undefined),
  roles: (value) =>
    Array.isArray(value) ? value.map((role) => capitalized(plain(role))).join(', ') : undefined,
  logoId: (value) => (value ? 'another logo' : ''),
  status: (value) => capitalized(plain(value)),
  routing: (value) => routingNames[Routing.catch('off').parse(value)],
  ...Object.fromEntries(KeptKind.options.map((kind) => [kind, daysText])),
  seconds: (value) => `${plain(value)} seconds`,
  voice: (value) => {
    const { data } = Voice.safeParse(value)
    return data && `${data.provider} ${data.name || 'standard voice'}`
  },
  languages: (value) => {
    const { data } = AgentSettings.shape.languages.safeParse(value)
    return data?.map((one) => languages[one]).join(', ')
  },
  hours: (value) => {
    const { data } = DayHours.safeParse(value)
    return data === undefined ? undefined : hoursText(data)
  },
  holidays: (value) => {
    const { data } = Holidays.safeParse(value)
    return data?.map(({ date, name, hours }) => `${date} ${name} ${hoursText(hours)}`).join(', ')
  },
  serviceArea: (value) => {
    const { data } = ServiceArea.safeParse(value)
    if (!data) return undefined
    const { towns, radiusMiles, zones } = data
    const parts = [...towns, radiusMiles > 0 && `${radiusMiles} miles around`, zones && 'the zones']
    return parts.filter(Boolean).join(', ') || 'anywhere'
  },
}

function daysText(value: unknown): string {
  return value === 0 ? 'for good' : `${plain(value)} days`
}

function hoursText(hours: AgentSettings['hours']['monday']): string {
  if (hours === null) return 'closed'
  return hours.from === '00:00' && hours.to === '24:00' ? 'all day' : `${hours.from}–${hours.to}`
}
