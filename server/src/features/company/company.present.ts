import { AgentSettings, type Company, newAgentSettings, phoneDigits } from '@towline/contract'
import { type CompanyRow, standingOf } from './company.rules.ts'

/** The company as its people see it. */
export function presentCompany(
  row: CompanyRow,
  { sandbox, now }: { sandbox: Company['sandbox']; now: number },
): Company {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    phoneNumber: row.phone_number,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    aiAgentName: row.ai_agent_name,
    twilioPhoneNumber: row.agent_number ? phoneDigits(row.agent_number) : '',
    timeZone: row.time_zone,
    planType: row.plan_type,
    trialEndsAt: row.trial_ends_at?.getTime() ?? 0,
    standing: standingOf(row, now),
    emailConfirmed: row.mail_confirmed_at !== null,
    managersTwoStepFrom: row.two_step_from?.getTime() ?? 0,
    agent: agentSettings(row),
    sandbox,
  }
}

/** What the owner has set for the agent, with a new company's for what he has not. */
export function agentSettings(row: Pick<CompanyRow, 'agent_settings'>): AgentSettings {
  const read = AgentSettings.safeParse({ ...newAgentSettings, ...row.agent_settings })
  // Written by an older version, perhaps: calls are answered all the same.
  return read.success ? read.data : newAgentSettings
}
