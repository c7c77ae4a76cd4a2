import {
  type ImpoundFile,
  type ImpoundStep,
  impoundsChanged,
  takeImpoundStep as operation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { addTouch, impoundById, lockImpound, updateStanding } from './impounds.store.ts'
import { storageTax, wholeImpound } from './whole-impound.ts'

/** Does something with a stored vehicle, and adds it to what was done. */
export const takeImpoundStep = handle(operation, async (context, { params, body }) => {
  const { tx, companyId, now, announce, fail } = context
  await lockImpound(tx, companyId, params.id)
  const before = (await impoundById(tx, companyId, params.id)) ?? fail('not_found')
  if (before.status !== 'in') return fail('impound_left')
  if ('at' in body) checkMoment(context, before, body.at)
  if (body.step === 'release' || body.step === 'dispose') await checkMayLeave(context, before, body)
  const taken = stepped(before, body, now)
  if (!taken) return fail('not_found')
  // A vehicle's bill is of the day it leaves.
  const after =
    taken.leftAt > 0
      ? { ...taken, taxPercent: await storageTax(tx, companyId, before.jobId) }
      : taken
  await updateStanding(tx, companyId, after)
  const { step, ...data } = body
  await addTouch(tx, companyId, before.id, { at: now, who: whoIn(context), what: step, data })
  announce(impoundsChanged, companyId, { id: before.id })
  const file = (await impoundById(tx, companyId, before.id)) ?? fail('not_found')
  return wholeImpound(tx, companyId, now, file)
})

/** What was done was done after the vehicle came in, and not tomorrow. */
function checkMoment({ now, fail }: Context, { receivedAt }: ImpoundFile, at: number): void {
  if (at > now) fail('bad_request', { fields: { at: 'This is still to come' } })
  if (at < receivedAt)
    fail('bad_request', { fields: { at: 'This is before the vehicle was received' } })
}

/** A vehicle leaves only when nobody holds it, and is disposed of only when the law's days have passed. */
async function checkMayLeave(
  { tx, companyId, now, fail }: Context,
  file: ImpoundFile,
  { step }: ImpoundStep,
): Promise<void> {
  if (file.holds.some(({ liftedBy }) => liftedBy === '')) fail('impound_held')
  if (step !== 'dispose') return
  const { whyNotDisposed } = await wholeImpound(tx, companyId, now, file)
  if (whyNotDisposed) fail('impound_not_yet', { message: whyNotDisposed })
}

/** The file after a step; null where the step is about a hold that isn't there. */
function stepped(file: ImpoundFile, body: ImpoundStep, now: number): ImpoundFile | null {
  switch (body.step) {
    case 'hold': {
      const hold = { id: newId(), by: body.by, reason: body.reason, at: now, liftedBy: '' }
      return { ...file, holds: [...file.holds, hold] }
    }
    case 'lift': {
      const isOpen = file.holds.some(({ id, liftedBy }) => id === body.holdId && liftedBy === '')
      const lifted = file.holds.map((hold) =>
        hold.id === body.holdId ? { ...hold, liftedBy: body.by } : hold,
      )
      return isOpen ? { ...file, holds: lifted } : null
    }
    case 'report': {
      const { step: _, ...report } = body
      return { ...file, reports: [...file.reports, report] }
    }
    case 'letter': {
      const { step: _, ...letter } = body
      return { ...file, letters: [...file.letters, letter] }
    }
    case 'release':
      return { ...file, status: 'released', leftAt: now }
    case 'dispose':
      return { ...file, status: 'disposed', leftAt: now }
  }
}
