import { createFormContext } from '@mantine/form'
import { type AgentSettings, type Company, SaveCompany } from '@towline/contract'
import { formFields } from '../../../platform/form-fields.ts'
import { problemsOf } from '../../../platform/problems.ts'

type Own = Pick<
  Company,
  'name' | 'phoneNumber' | 'aiAgentName' | 'street' | 'city' | 'state' | 'zip' | 'timeZone'
>
/** What the form holds: the company's own fields, and beside them those the agent goes by. */
export type CompanyValues = Own & AgentSettings
export type CompanyField = keyof CompanyValues

export const [CompanyFormProvider, useCompanyForm, useNewCompanyForm] =
  createFormContext<CompanyValues>()

const own = [
  ...(['name', 'phoneNumber', 'aiAgentName', 'street'] as const),
  ...(['city', 'state', 'zip', 'timeZone'] as const),
] as const
const ofAgent = [
  'greeting',
  'notes',
  'voice',
  'languages',
  'transferPhone',
  'afterHoursPhone',
  'recordCalls',
  'dailyMail',
  'quotesPrices',
  'hours',
  'holidays',
  'serviceArea',
] as const

/** The fields in the order in which they stand. */
export const companyFields = formFields<CompanyValues>([...own, ...ofAgent])

/** The stored company as the form shows it. */
export function valuesOf(company: Company): CompanyValues {
  const { name, phoneNumber, aiAgentName, street, city, state, zip, timeZone, agent } = company
  return { name, phoneNumber, aiAgentName, street, city, state, zip, timeZone, ...agent }
}

/** What is sent: what was changed, and what every request must have. */
export function changesToSend(before: CompanyValues, after: CompanyValues): SaveCompany {
  const changed = new Set(companyFields.changed(before, after))
  const { name, phoneNumber, zip } = after
  const agent = pick(
    after,
    ofAgent.filter((field) => changed.has(field)),
  )
  return {
    ...pick(
      after,
      own.filter((field) => changed.has(field)),
    ),
    name,
    phoneNumber,
    zip,
    ...(Object.keys(agent).length > 0 && { agent }),
  }
}

function pick<Field extends CompanyField>(
  values: CompanyValues,
  names: readonly Field[],
): Partial<Pick<CompanyValues, Field>> {
  const picked: Partial<Pick<CompanyValues, Field>> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}

/** What is wrong by the contract's rules, by the form's own names. */
export const companyProblems = (values: CompanyValues): Record<string, string> =>
  byField(
    problemsOf(SaveCompany, {
      ...pick(values, own),
      state: values.state || undefined,
      agent: pick(values, ofAgent),
    }),
  )

/** The server's `agent.transferPhone` is the form's `transferPhone`. */
export const byField = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path.replace(/^agent\./, ''), message]),
  )
