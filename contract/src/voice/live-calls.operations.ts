import { z } from 'zod'
import { BASE, Id, operation, StoredFile, text } from '../kernel/index.ts'
import { CarrierForm, Twiml } from '../messages/index.ts'
import { CallRecording, Corrections, LiveCall, LiveCallCard } from './live-calls.schema.ts'

const steers = { kind: 'staff', permission: 'calls.steer' } as const
const reads = { kind: 'staff', permission: 'calls.read' } as const
const signed = { kind: 'signed', by: 'carrier' } as const
/** More than anybody can press; a stuck key is stopped. */
const limit = { points: 120, seconds: 60, per: 'address' } as const
const params = z.object({ id: Id })
/** The agent takes it at its next breath; what came of it is in the call's own log. */
const reply = z.object({ id: Id })

export const listLiveCalls = operation({
  name: 'listLiveCalls',
  method: 'GET',
  path: `${BASE}/voice/live`,
  summary: 'The phone calls of the company that are going on now, the longest first',
  access: reads,
  reply: z.array(LiveCallCard),
  fails: [],
})

export const readLiveCall = operation({
  name: 'readLiveCall',
  method: 'GET',
  path: `${BASE}/voice/live/:id`,
  summary: 'One phone call as it goes on: what was said, and the form with how sure each field is',
  access: reads,
  params,
  reply: LiveCall,
  fails: ['not_found'],
})

export const correctLiveCall = operation({
  name: 'correctLiveCall',
  method: 'POST',
  path: `${BASE}/voice/live/:id/correct`,
  summary:
    'Puts fields right while the caller talks; the agent takes them over and asks them no more',
  access: steers,
  limit,
  params,
  body: z.object({ facts: Corrections }),
  reply,
  fails: ['not_found', 'phone_call_over'],
})

export const whisperToAgent = operation({
  name: 'whisperToAgent',
  method: 'POST',
  path: `${BASE}/voice/live/:id/whisper`,
  summary: 'Tells the agent of a call something the caller does not hear; it answers in the log',
  access: steers,
  limit,
  params,
  body: z.object({
    words: text(500)
      .transform((words) => words.replace(/\s+/g, ' ').trim())
      .refine((words) => words !== '', 'Say something'),
  }),
  reply,
  fails: ['not_found', 'phone_call_over'],
})

export const takeLiveCall = operation({
  name: 'takeLiveCall',
  method: 'POST',
  path: `${BASE}/voice/live/:id/take`,
  summary: "Takes a call over: the agent puts the caller through to the company's transfer phone",
  access: steers,
  limit,
  params,
  reply,
  fails: ['not_found', 'phone_call_over'],
})

export const briefPerson = operation({
  name: 'briefPerson',
  method: 'POST',
  path: `${BASE}/voice/brief`,
  summary: 'A person picks up a call put through to them: what they hear before the caller does',
  access: signed,
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const receiveRecording = operation({
  name: 'receiveRecording',
  method: 'POST',
  path: `${BASE}/voice/recording`,
  summary: 'The carrier tells that the recording of a call is ready; any number of times',
  access: signed,
  body: CarrierForm,
  reply: Twiml,
  fails: ['bad_signature'],
})

export const readCallRecording = operation({
  name: 'readCallRecording',
  method: 'GET',
  path: `${BASE}/voice/calls/:id/recording`,
  summary: 'Whether a phone call was recorded, and whether the recording can be heard',
  access: reads,
  params,
  reply: CallRecording,
  fails: ['not_found'],
})

export const readRecordingSound = operation({
  name: 'readRecordingSound',
  method: 'GET',
  path: `${BASE}/voice/calls/:id/recording/sound`,
  summary: 'The recording of a phone call, or the part of it that is asked for',
  access: reads,
  params,
  reply: StoredFile,
  carries: 'download',
  fails: ['not_found'],
})
