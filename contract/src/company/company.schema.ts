import { z } from 'zod'
import { Id } from '../kernel/index.ts'

/** The tenant, as its own people see it. Phones are ten digits. */
export const Company = z.object({
  id: Id,
  name: z.string(),
  phoneNumber: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  aiAgentName: z.string(),
  twilioPhoneNumber: z.string(),
  timeZone: z.string(),
  planType: z.enum(['paid', 'trial']),
  /** What stands in for a vendor nobody has given keys for. */
  sandbox: z.array(z.enum(['telephony', 'maps', 'model'])),
})
export type Company = z.infer<typeof Company>
