import { z } from 'zod'
import { BASE, endpoint, Id, Instant, Page } from '../kernel/index.ts'

/** The form a carrier posts with; unknown fields are kept, they are part of what is signed. */
export const CarrierForm = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type CarrierForm = z.infer<typeof CarrierForm>

/** An answer to a carrier, as XML text. */
export const Twiml = z.string()

export const receiveText = endpoint({
  name: 'receiveText',
  method: 'POST',
  path: `${BASE}/messages/incoming`,
  summary: 'The carrier brings a text; STOP and START are honoured',
  access: { kind: 'signed', by: 'carrier' },
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const receiveTextStatus = endpoint({
  name: 'receiveTextStatus',
  method: 'POST',
  path: `${BASE}/messages/status`,
  summary: 'The carrier tells what became of a text',
  access: { kind: 'signed', by: 'carrier' },
  /** Our own id of the text: a report may come before we have been told the carrier's. */
  query: z.object({ text: Id.optional() }),
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const TextMessage = z.object({
  id: Id,
  direction: z.enum(['in', 'out']),
  fromNumber: z.string(),
  toNumber: z.string(),
  body: z.string(),
  status: z.string(),
  createdDate: Instant,
})
export type TextMessage = z.infer<typeof TextMessage>

export const listTexts = endpoint({
  name: 'listTexts',
  method: 'GET',
  path: `${BASE}/messages/texts`,
  summary: 'The texts of the company, newest first: in the sandbox this is its outbox',
  access: { kind: 'staff', permission: 'sandbox.read' },
  query: Page,
  reply: z.array(TextMessage),
  fails: [],
})
