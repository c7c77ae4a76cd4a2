import { agentAnswers, type CompanyRow } from '../company/index.ts'
import type { Line } from './voice.ports.ts'

/** A company as the phone line knows it. */
export function lineOf(row: CompanyRow, now: number): Line {
  return {
    companyId: row.id,
    company: {
      name: row.name,
      agentName: row.ai_agent_name,
      phone: row.phone_number,
      city: row.city,
      state: row.state,
      zip: row.zip,
      timeZone: row.time_zone,
    },
    isServed: agentAnswers(row, now),
  }
}
