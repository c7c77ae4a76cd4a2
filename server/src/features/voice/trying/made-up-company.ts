import type { CallerFacts } from '@towline/agent'
import { phoneDigits } from '@towline/contract'
import type { Line } from '../voice.ports.ts'

/** The number of whoever tries the agent, as it is seen: one of the range kept for fiction. */
export const VISITORS_NUMBER = '+14695550199'

/** What the agent knows of him before the first word: his number, and nothing else. */
export const visitor: CallerFacts = { number: phoneDigits(VISITORS_NUMBER) }

/** The number he rings, from the same range. Nothing is ever dialled here. */
export const TRIED_NUMBER = '+14695550188'

/** The company whose agent a visitor tries. It is in no database and belongs to nobody. */
export const madeUpCompany: Line = {
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
  area: { towns: [], radiusMiles: 0, place: null },
  isServed: true,
}
