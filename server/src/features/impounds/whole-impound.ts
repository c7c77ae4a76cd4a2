import {
  dutiesOf,
  type ImpoundFile,
  type ImpoundWhole,
  localMoment,
  storageOf,
  storageRules,
  whyNotDisposed,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { ownCompany } from '../company/index.ts'
import { billOfJob, touchesOf } from './impounds.store.ts'

/** What the law of the company's state says of a file, as of now. */
export async function lawFor(tx: Tx, companyId: string, now: number) {
  const { state, time_zone: zone } = await ownCompany(tx, companyId)
  const standing = (file: ImpoundFile) => ({
    rules: storageRules(state, localMoment(file.receivedAt, zone).day),
    zone,
    now,
  })
  return {
    duties: (file: ImpoundFile) => dutiesOf(file, standing(file)),
    storage: (file: ImpoundFile) => storageOf(file, standing(file)),
    source: (file: ImpoundFile) => standing(file).rules?.source ?? '',
  }
}

/** A file with what the law asks next, what storage has come to, and every touch. */
export async function wholeImpound(
  tx: Tx,
  companyId: string,
  now: number,
  file: ImpoundFile,
): Promise<ImpoundWhole> {
  const law = await lawFor(tx, companyId, now)
  const duties = law.duties(file)
  return {
    file,
    duties,
    source: law.source(file),
    storage: law.storage(file),
    towCents: await billOfJob(tx, companyId, file.jobId),
    // A state whose rules we don't know has none that we could refuse by.
    whyNotDisposed: law.source(file) === '' ? '' : whyNotDisposed(duties, file),
    touches: await touchesOf(tx, companyId, file.id),
  }
}
