import type { CallerFacts } from '@towline/agent'
import { newAgentSettings, phoneDigits } from '@towline/contract'
import type { CompanyLine } from '../voice.ports.ts'

/** The number of whoever tries the agent, as it is seen: one of the range kept for fiction. */
export const VISITORS_NUMBER = '+14695550199'

/** What the agent knows of a visitor before the first word: the number, and nothing else. */
export const visitor: CallerFacts = { number: phoneDigits(VISITORS_NUMBER) }

/** The number a visitor calls, from the same range. Nothing is ever dialed here. */
export const TRIED_NUMBER = '+14695550188'

/** The company whose agent a visitor tries. It is in no database and belongs to nobody. */
const madeUpCompany: CompanyLine = {
  companyId: '',
  company: {
    name: 'Lone Star Towing',
    agentName: 'Riley',
    phone: '4695550188',
    city: 'Frisco',
    state: 'TX',
    zip: '75034',
    timeZone: 'America/Chicago',
  },
  area: { towns: [], radiusMiles: 0, zones: false, place: null },
  voice: newAgentSettings.voice,
  isServed: true,
}

/** The same company under the name that a visitor gave it; its own where they gave none. */
export const companyCalled = (name: string): CompanyLine =>
  name ? { ...madeUpCompany, company: { ...madeUpCompany.company, name } } : madeUpCompany
