import { z } from 'zod'
import { BASE, Id, MadeFile, operation, Page, SentFile, text } from '../kernel/index.ts'
import { MediaItem } from '../media/index.ts'
import { LetterKind } from './impound-letters.schema.ts'
import {
  ImpoundDraft,
  ImpoundDuties,
  ImpoundFile,
  ImpoundLot,
  ImpoundStep,
  ImpoundWhole,
  SaveImpound,
  SaveLot,
} from './impounds.schema.ts'

const read = { kind: 'staff', permission: 'impounds.read' } as const
const write = { kind: 'staff', permission: 'impounds.write' } as const

export const listLots = operation({
  name: 'listLots',
  method: 'GET',
  path: `${BASE}/impound-lot`,
  summary: 'The lots by name, and how many vehicles stand in each',
  access: read,
  reply: z.array(ImpoundLot),
  fails: [],
})

export const saveLot = operation({
  name: 'saveLot',
  method: 'POST',
  path: `${BASE}/impound-lot`,
  summary: 'Makes a lot, or changes the one whose id is given',
  access: { kind: 'staff', permission: 'impounds.setup' },
  body: SaveLot,
  reply: ImpoundLot,
  fails: ['not_found', 'newer_version'],
})

export const listImpounds = operation({
  name: 'listImpounds',
  method: 'GET',
  path: `${BASE}/impound`,
  summary:
    'Vehicles in the lots, or those that have left, the latest first; found by plate, VIN, number or owner',
  access: read,
  query: Page.extend({
    which: z.enum(['in', 'left']).default('in'),
    search: text(60).default(''),
  }),
  reply: z.array(ImpoundFile.extend({ duties: ImpoundDuties })),
  fails: [],
})

export const readImpound = operation({
  name: 'readImpound',
  method: 'GET',
  path: `${BASE}/impound/:id`,
  summary: 'A stored vehicle: its record, what the law asks next, storage so far, and every touch',
  access: read,
  params: z.object({ id: Id }),
  reply: ImpoundWhole,
  fails: ['not_found'],
})

export const draftImpound = operation({
  name: 'draftImpound',
  method: 'GET',
  path: `${BASE}/impound-of-job/:number`,
  summary: 'What a job (by its number) knows of the vehicle it brings in',
  access: read,
  params: z.object({ number: text(40) }),
  reply: ImpoundDraft,
  fails: ['not_found'],
})

export const saveImpound = operation({
  name: 'saveImpound',
  method: 'POST',
  path: `${BASE}/impound`,
  summary: 'Takes a vehicle in, or corrects its record',
  access: write,
  body: SaveImpound,
  reply: ImpoundWhole,
  fails: ['not_found', 'newer_version', 'space_taken', 'impound_left'],
})

export const takeImpoundStep = operation({
  name: 'takeImpoundStep',
  method: 'POST',
  path: `${BASE}/impound/:id/step`,
  summary: 'Holds, reports, writes of, releases or disposes of a stored vehicle',
  access: write,
  params: z.object({ id: Id }),
  body: ImpoundStep,
  reply: ImpoundWhole,
  fails: ['not_found', 'impound_held', 'impound_left', 'impound_not_yet'],
})

export const writeImpoundLetter = operation({
  name: 'writeImpoundLetter',
  method: 'POST',
  path: `${BASE}/impound/:id/letter`,
  summary:
    'Writes the letter to owner and lienholders that comes next, as of today; it is kept as it is written. That it was sent is a step of its own',
  access: write,
  params: z.object({ id: Id }),
  body: z.object({ which: LetterKind }),
  reply: ImpoundWhole,
  fails: ['not_found', 'impound_left', 'letter_not_yet'],
})

export const downloadImpoundLetter = operation({
  name: 'downloadImpoundLetter',
  method: 'GET',
  path: `${BASE}/impound/:id/letter/:letterId/pdf`,
  summary: 'A written letter as a PDF, a copy for each it goes to',
  access: read,
  params: z.object({ id: Id, letterId: Id }),
  reply: MadeFile,
  carries: 'download',
  fails: ['not_found'],
})

export const listImpoundMedia = operation({
  name: 'listImpoundMedia',
  method: 'GET',
  path: `${BASE}/impound/:id/media`,
  summary:
    'Photos and videos of a stored vehicle, oldest first. Those of the job that brought it are with the job',
  access: read,
  params: z.object({ id: Id }),
  reply: z.array(MediaItem),
  fails: ['not_found'],
})

export const uploadImpoundMedia = operation({
  name: 'uploadImpoundMedia',
  method: 'POST',
  path: `${BASE}/impound/:id/media`,
  summary:
    'Adds a photo or video to a stored vehicle that is still in; what is taken and how it is sent is as for a job',
  access: write,
  params: z.object({ id: Id }),
  body: SentFile,
  carries: 'upload',
  reply: MediaItem,
  fails: ['not_found', 'bad_file', 'too_large', 'media_full', 'impound_left', 'unavailable'],
})

export const removeImpoundMedia = operation({
  name: 'removeImpoundMedia',
  method: 'DELETE',
  path: `${BASE}/impound/:id/media/:mediaId`,
  summary: 'Deletes a photo or video of a stored vehicle that is still in, its file included',
  access: write,
  params: z.object({ id: Id, mediaId: Id }),
  reply: z.object({ id: Id }),
  fails: ['not_found', 'impound_left'],
})
