import { z } from 'zod'
import { BASE, Id, Instant, operation, Page, withoutNulls } from '../kernel/index.ts'
import {
  MailMessage,
  Message,
  MessageStatus,
  SendEmail,
  SendSms,
  TextConsent,
} from './messages.schema.ts'

/** The form a carrier posts with; unknown fields are kept, they are part of what is signed. */
/** What nobody can store is left out: a caller's words are not lost over it. */
const FormValue = z.string().transform((value) => value.replaceAll('\u0000', '').toWellFormed())
export const CarrierForm = z.record(z.string(), z.union([FormValue, z.array(FormValue)]))
export type CarrierForm = z.infer<typeof CarrierForm>

/** An answer to a carrier, as XML text. */
export const Twiml = z.string()

export const receiveText = operation({
  name: 'receiveText',
  method: 'POST',
  path: `${BASE}/messages/incoming`,
  summary: 'The carrier delivers a text; STOP and START are honored',
  access: { kind: 'signed', by: 'carrier' },
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const receiveTextStatus = operation({
  name: 'receiveTextStatus',
  method: 'POST',
  path: `${BASE}/messages/status`,
  summary: 'The carrier reports what became of a text',
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
  /** Null for a text that came in, and where nothing shows that its number wants texts: such a text isn't sent. */
  consent: TextConsent.nullable(),
  createdDate: Instant,
})
export type TextMessage = z.infer<typeof TextMessage>

export const listTexts = operation({
  name: 'listTexts',
  method: 'GET',
  path: `${BASE}/messages/texts`,
  summary:
    'The texts of the company, newest first, with what shows that the number wants texts: in the sandbox this is its outbox',
  access: { kind: 'staff', permission: 'sandbox.read' },
  query: Page,
  reply: z.array(TextMessage),
  fails: [],
})

export const listMails = operation({
  name: 'listMails',
  method: 'GET',
  path: `${BASE}/messages/mails`,
  summary:
    "The company's emails, newest first: in the sandbox this is its outbox, and has those with keys in them too",
  access: { kind: 'staff', permission: 'sandbox.read' },
  query: Page,
  reply: z.array(MailMessage),
  fails: [],
})

/** What was taken to be sent; its id leads to what becomes of it. */
export const QueuedMessage = z.object({ id: Id, status: MessageStatus })
export type QueuedMessage = z.infer<typeof QueuedMessage>

export const sendEmail = operation({
  name: 'sendEmail',
  method: 'POST',
  path: `${BASE}/communication/send-email`,
  summary:
    'Emails someone the company knows: an employee, an account or a customer. It goes out right away; the id leads to what became of it',
  access: { kind: 'staff', permission: 'messages.send' },
  body: SendEmail,
  normalize: withoutNulls,
  reply: QueuedMessage,
  fails: ['payment_required', 'unconfirmed', 'limit_reached'],
})

export const sendSms = operation({
  name: 'sendSms',
  method: 'POST',
  path: `${BASE}/communication/send-sms`,
  summary:
    'Texts someone the company knows: an employee, an account or a customer. Numbers that said STOP are refused',
  access: { kind: 'staff', permission: 'messages.send' },
  body: SendSms,
  normalize: withoutNulls,
  reply: QueuedMessage,
  fails: ['payment_required', 'unconfirmed', 'limit_reached', 'unavailable'],
})

export const readMessage = operation({
  name: 'readMessage',
  method: 'GET',
  path: `${BASE}/communication/:id`,
  summary: 'An email or text someone at the company wrote, and what became of it',
  access: { kind: 'staff', permission: 'messages.send' },
  params: z.object({ id: Id }),
  reply: Message,
  fails: ['not_found'],
})
