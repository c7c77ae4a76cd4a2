import { z } from 'zod'
import { BASE, Id, operation, StoredFile } from '../kernel/index.ts'
import { CompanyExport, ErasePerson, PersonFound, Retention, WhoToErase } from './privacy.schema.ts'

const access = { kind: 'staff', permission: 'privacy.manage' } as const

export const readRetention = operation({
  name: 'readRetention',
  method: 'GET',
  path: `${BASE}/privacy/retention`,
  summary:
    'How many days recordings, transcripts, messages, media and positions are kept; 0 for good',
  access,
  reply: Retention,
  fails: [],
})

export const saveRetention = operation({
  name: 'saveRetention',
  method: 'PUT',
  path: `${BASE}/privacy/retention`,
  summary:
    'Changes how long they are kept. What is older is deleted within a day, and is gone for good',
  access,
  body: Retention,
  reply: Retention,
  fails: ['newer_version'],
})

export const findPerson = operation({
  name: 'findPerson',
  method: 'POST',
  path: `${BASE}/privacy/person/find`,
  summary:
    'What the company has of a person, by phone number or email: what erasing would delete, and what stays',
  access,
  body: WhoToErase,
  reply: PersonFound,
  fails: ['erasure_too_large'],
})

export const erasePerson = operation({
  name: 'erasePerson',
  method: 'POST',
  path: `${BASE}/privacy/person/erase`,
  summary:
    'Erases a person everywhere: name, phone, address, plate and words in jobs, calls, recordings, chats, texts, emails, photos. Invoices and impound records stay as the law wants them. For good',
  access,
  isFresh: true,
  body: ErasePerson,
  reply: PersonFound,
  fails: ['erasure_open', 'erasure_too_large'],
})

export const listExports = operation({
  name: 'listExports',
  method: 'GET',
  path: `${BASE}/privacy/exports`,
  summary: 'Archives of all of the company’s data, newest first',
  access,
  reply: z.array(CompanyExport),
  fails: [],
})

export const startExport = operation({
  name: 'startExport',
  method: 'POST',
  path: `${BASE}/privacy/exports`,
  summary:
    'Has such an archive made in the background; one that is being made already is the answer',
  access,
  isFresh: true,
  reply: CompanyExport,
  fails: [],
})

export const downloadExport = operation({
  name: 'downloadExport',
  method: 'GET',
  path: `${BASE}/privacy/exports/:id/file`,
  summary: 'The archive, a ZIP file',
  access,
  params: z.object({ id: Id }),
  reply: StoredFile,
  carries: 'download',
  fails: ['not_found'],
})
