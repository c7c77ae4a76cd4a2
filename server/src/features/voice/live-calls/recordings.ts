import {
  type CallRecording,
  phoneCallChanged,
  readCallRecording as readOperation,
  receiveRecording as receiveOperation,
  readRecordingSound as soundOperation,
} from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { executed } from '../../../platform/execute.ts'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { task } from '../../../platform/tasks/index.ts'
import { sayTwiml } from '../../../providers/telephony/index.ts'
import { phoneCallBySid } from '../../calls/index.ts'
import { peek, sniff } from '../../media/index.ts'
import { formValue } from '../carrier/carrier-form.ts'

const RECORDING = /^RE[0-9a-f]{32}$/i
const SOUND = 'audio/mpeg'

/** The carrier tells that a recording is ready; told again, nothing happens. Calls nobody announced it in keep none. */
export const receiveRecording = handle(
  receiveOperation,
  async ({ tx, enqueue }, { body }) => {
    const sid = formValue(body, 'RecordingSid')
    if (formValue(body, 'RecordingStatus') !== 'completed' || !RECORDING.test(sid))
      return sayTwiml('')
    const seconds = Number.parseInt(formValue(body, 'RecordingDuration'), 10)
    const row = await tx
      .updateTable('phone_call')
      .set({ recording_sid: sid, recording_seconds: seconds > 0 ? Math.min(seconds, 86_400) : 0 })
      .where('call_sid', '=', formValue(body, 'CallSid'))
      .where('is_recorded', '=', true)
      .where('recording_sid', 'is', null)
      .returning(['id', 'company_id'])
      .executeTakeFirst()
    if (row) await enqueue(keepRecording, { phoneCallId: row.id, companyId: row.company_id, sid })
    return sayTwiml('')
  },
  {
    companyOf: async (tx, { body }) =>
      (await phoneCallBySid(tx, formValue(body, 'CallSid')))?.company_id ?? null,
  },
)

/**
 * Fetches a recording from the carrier and keeps it with the company's files. The carrier may have none yet
 * when it says that there is one, or send something else in its place: it is asked again, for some minutes.
 */
export const keepRecording = task({
  name: 'keep-recording',
  data: z.object({ phoneCallId: z.uuid(), companyId: z.uuid(), sid: z.string() }),
  retries: 10,
  run: async (app: App, { phoneCallId, companyId, sid }) => {
    const sound = await app.telephony.openRecording(sid)
    if (!sound) throw new Error('the carrier does not have the recording yet')
    const { head, whole, leave } = await peek(sound)
    if ((await sniff(app.fileWorker, head, companyId)) !== SOUND) {
      await leave()
      throw new Error("what the carrier sent isn't sound")
    }
    const key = `${companyId}/recordings/${phoneCallId}`
    await app.files.put(key, whole, SOUND)
    const input = { body: { phoneCallId, key } }
    const isWanted = await executed(app, noteRecording, { actor: systemOf(companyId), input })
    if (!isWanted) await app.files.remove(key)
  },
})

const noteRecording = handle(
  inside({
    name: 'noteRecording',
    because: 'a recording was fetched from the carrier',
    body: z.object({ phoneCallId: z.uuid(), key: z.string() }),
    reply: z.boolean(),
  }),
  async ({ tx, companyId, announce }, { body: { phoneCallId, key } }) => {
    // It may have been deleted before it was here.
    const noted = await tx
      .updateTable('phone_call')
      .set({ recording_key: key })
      .where('id', '=', phoneCallId)
      .where((call) =>
        call.or([call('recording_key', 'is', null), call('recording_key', '=', key)]),
      )
      .returning('id')
      .executeTakeFirst()
    announce(phoneCallChanged, companyId, { id: phoneCallId })
    return noted !== undefined
  },
)

const recordingOf = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('phone_call')
    .select(['is_recorded', 'recording_seconds', 'recording_key'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether a call was recorded, and can be heard. */
export const readCallRecording = handle(readOperation, async (context, { params }) => {
  const { tx, companyId, fail } = context
  const row = (await recordingOf(tx, companyId, params.id)) ?? fail('not_found')
  return { state: stateOf(row, context), seconds: row.recording_seconds }
})

function stateOf(
  { is_recorded, recording_key }: { is_recorded: boolean; recording_key: string | null },
  { sandbox }: Context,
): CallRecording['state'] {
  if (!is_recorded) return 'none'
  if (recording_key) return 'ready'
  if (recording_key === '') return 'deleted'
  return sandbox.includes('telephony') ? 'sandbox' : 'waiting'
}

/** The recording itself. */
export const readRecordingSound = handle(soundOperation, async (context, { params }) => {
  const { tx, companyId, fail } = context
  const row = await recordingOf(tx, companyId, params.id)
  const key = row?.recording_key || fail('not_found')
  context.audit('recording heard', params.id)
  return { key, contentType: SOUND, name: `call-${params.id}.mp3` }
})
