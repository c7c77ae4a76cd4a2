import { type AgentSettings, companyLabels, formatPhone, WEEKDAYS } from '@towline/contract'
import type { CompanyField, CompanyValues } from './company-form.ts'

export const fieldLabels: Record<CompanyField, string> = companyLabels

export const dayNames: Record<(typeof WEEKDAYS)[number], string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** The hours of one day; null is closed. */
export type DayHours = AgentSettings['hours']['monday']

export const ALL_DAY: NonNullable<DayHours> = { from: '00:00', to: '24:00' }

export const isAllDay = (hours: DayHours): boolean =>
  hours?.from === ALL_DAY.from && hours.to === ALL_DAY.to

const hoursText = (hours: DayHours): string =>
  hours === null ? 'closed' : isAllDay(hours) ? 'all day' : `${hours.from}–${hours.to}`

/** A field's value as a person reads it; a dash for nothing. */
export function readable(field: CompanyField, values: CompanyValues): string {
  return words[field]?.(values) || String(values[field]) || '–'
}

const words: { [F in CompanyField]?: (values: CompanyValues) => string } = {
  phoneNumber: ({ phoneNumber }) => formatPhone(phoneNumber) || '–',
  transferPhone: ({ transferPhone }) => formatPhone(transferPhone) || 'the company’s phone',
  afterHoursPhone: ({ afterHoursPhone }) => formatPhone(afterHoursPhone) || 'nobody',
  dailyMail: ({ dailyMail }) => (dailyMail ? 'yes' : 'no'),
  quotesPrices: ({ quotesPrices }) => (quotesPrices ? 'yes' : 'no'),
  recordCalls: ({ recordCalls }) => (recordCalls ? 'yes' : 'no'),
  voice: ({ voice: { provider, name } }) => `${provider} ${name || 'standard voice'}`,
  languages: ({ languages }) => languages.map((one) => languageNames[one]).join(', '),
  hours: ({ hours }) =>
    WEEKDAYS.map((day) => `${dayNames[day]} ${hoursText(hours[day])}`).join(', '),
  holidays: ({ holidays }) =>
    holidays.map(({ date, name, hours }) => `${date} ${name} ${hoursText(hours)}`).join(', ') ||
    'none',
  serviceArea: ({ serviceArea: { towns, radiusMiles, zones } }) =>
    [...towns, radiusMiles > 0 && `${radiusMiles} miles around`, zones && 'your zones']
      .filter(Boolean)
      .join(', ') || 'anywhere',
}

export const languageNames: Record<AgentSettings['languages'][number], string> = {
  en: 'English',
  es: 'Spanish',
}

/** The states a company can be in, and the territories, as the mail writes them. */
export const states: readonly string[] =
  'AK AL AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY'.split(
    ' ',
  )

/** Zones people in towing live in, by the names they use. */
const usual: readonly { value: string; label: string }[] = [
  { value: 'America/New_York', label: 'Eastern (New York)' },
  { value: 'America/Chicago', label: 'Central (Chicago)' },
  { value: 'America/Denver', label: 'Mountain (Denver)' },
  { value: 'America/Phoenix', label: 'Arizona (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
]

/** The choices of the time zone; the one that is set is always among them. */
export function timeZones(set: string) {
  const isUsual = (zone: string) => usual.some(({ value }) => value === zone)
  const all = new Set([...Intl.supportedValuesOf('timeZone'), set])
  const others = [...all].filter((zone) => zone.includes('/') && !isUsual(zone)).sort()
  return [
    { group: 'United States', items: [...usual] },
    {
      group: 'Others',
      items: others.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    },
  ]
}

/** The greeting as callers hear it, without the legal notices. */
export const greetingAsHeard = ({ greeting, name, aiAgentName }: CompanyValues): string =>
  [
    (greeting || `Thanks for calling ${name}`).replace(/[\s.]*$/, '.'),
    `I’m ${aiAgentName}, an automated assistant. What happened, and where are you?`,
  ].join(' ')
