import { addOwnNote as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { jobAsJson } from './dispatch.store.ts'
import { wasDoneBefore } from './history.store.ts'
import { asOwnJob } from './own-jobs.ts'
import { writeJob } from './write-job.ts'

/** A driver adds a note to one of their jobs, under what is written there. Sent again, it is there already. */
export const addOwnNote = handle(operation, async (context, { params, body }) => {
  const { tx, companyId, actor, audit, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  if (await wasDoneBefore(tx, companyId, body.key))
    return asOwnJob((await jobAsJson(tx, companyId, params.id)) ?? fail('not_found'))
  const noted = await writeJob(context, {
    id: params.id,
    change: (job) => {
      if (job?.fields.driverId !== actor.id) return fail('not_found')
      if (job.status === 'cancelled') return fail('call_closed')
      const line = `${actor.name}: ${body.text.trim()}`
      return { fields: { notes: [job.fields.notes, line].filter(Boolean).join('\n') } }
    },
  })
  audit('driver noted', body.key, { jobId: params.id })
  return asOwnJob(noted.json)
})
