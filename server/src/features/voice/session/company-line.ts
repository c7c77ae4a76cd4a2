import type { CompanyFacts } from '@towline/agent'
import { agentAnswers, agentSettings, type CompanyOfLine } from '../../company/index.ts'
import type { CompanyLine } from '../voice.ports.ts'
import { officeState } from './office-hours.ts'
import { wallClock } from './wall-clock.ts'

/** A company as its calls know it. */
export function companyLineOf(row: Omit<CompanyOfLine, 'agent_number'>, now: number): CompanyLine {
  const settings = agentSettings(row)
  const { greeting, notes, languages, transferPhone, afterHoursPhone } = settings
  const { recordCalls, quotesPrices, serviceArea, voice } = settings
  return {
    companyId: row.id,
    company: {
      name: row.name,
      agentName: row.ai_agent_name,
      phone: transferPhone || row.phone_number,
      city: row.city,
      state: row.state,
      zip: row.zip,
      timeZone: row.time_zone,
      ...(greeting && { greeting }),
      ...(notes && { notes }),
      // English alone goes without saying.
      ...(languages.length > 1 && { languages }),
      ...(afterHoursPhone && { afterHoursPhone }),
      ...(quotesPrices && { quotes: true as const }),
      ...(recordCalls && { recorded: true as const }),
      ...officeState(settings, wallClock(now, row.time_zone)),
    },
    area: {
      ...serviceArea,
      place: row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null,
    },
    voice,
    isServed: agentAnswers(row, now),
  }
}

/** The phone of whoever is there for callers now: the office's, or while it is closed the one on duty. */
export function personsPhone(company: CompanyFacts, now: number): string {
  const { closedUntil, afterHoursPhone, phone, timeZone } = company
  const isClosed =
    closedUntil !== undefined && (closedUntil === '' || wallClock(now, timeZone) < closedUntil)
  return (isClosed && afterHoursPhone) || phone
}
