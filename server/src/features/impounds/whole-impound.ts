import {
  dutiesOf,
  formatPhone,
  type ImpoundFile,
  type ImpoundWhole,
  impoundDue,
  letterLaw,
  localMoment,
  nextLetter,
  storageOf,
  storageRules,
  whyNotDisposed,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { accountById } from '../accounts/index.ts'
import { ownCompany } from '../company/index.ts'
import { invoiceSettings } from '../invoices/index.ts'
import { accountOfJob, billOfJob, touchesOf } from './impounds.store.ts'
import { writtenLetters } from './letters.store.ts'
import { lots } from './lots.store.ts'

type OwnCompany = Awaited<ReturnType<typeof ownCompany>>

/** What the law of the company's state says of a file, as of now. */
export function lawFor({ state, time_zone: zone }: OwnCompany, now: number) {
  const rulesOf = (file: ImpoundFile) => storageRules(state, localMoment(file.receivedAt, zone).day)
  const standing = (file: ImpoundFile) => ({ rules: rulesOf(file), zone, now })
  return {
    zone,
    rules: rulesOf,
    /** Letters are written as they have to be on the day they are written. */
    letters: letterLaw(state, localMoment(now, zone).day),
    duties: (file: ImpoundFile) => dutiesOf(file, standing(file)),
    storage: (file: ImpoundFile) => storageOf(file, standing(file)),
    source: (file: ImpoundFile) => rulesOf(file)?.source ?? '',
  }
}

/** Sales tax on storage, in percent; none where the account of the job is exempt. */
export async function storageTax(tx: Tx, companyId: string, jobId: string): Promise<number> {
  const accountId = jobId ? await accountOfJob(tx, companyId, jobId) : ''
  const account = accountId ? await accountById(tx, companyId, accountId) : null
  return account?.taxExempt ? 0 : (await invoiceSettings(tx, companyId)).storageTaxPercent
}

/** What has to be paid for a vehicle, in cents: the tow as it is billed, storage by the days, tax on storage. */
export async function chargesOf(
  tx: Tx,
  companyId: string,
  file: ImpoundFile,
  storage: ImpoundWhole['storage'],
) {
  const tow = await billOfJob(tx, companyId, file.jobId)
  const percent = file.taxPercent ?? (await storageTax(tx, companyId, file.jobId))
  const { taxCents, dueCents } = impoundDue(file, { storage, taxPercent: percent, ...tow })
  return { ...tow, tax: { percent, cents: taxCents }, dueCents }
}

/** The lot of a file as letters name it: without a phone of its own the company's counts. */
export async function facilityOf(tx: Tx, company: OwnCompany, { lotId }: ImpoundFile) {
  const [lot] = await lots(tx, company.id, lotId)
  if (!lot) throw new Error('a stored vehicle stands in no lot')
  return { ...lot, phone: lot.phone || formatPhone(company.phone_number) }
}

/** A file with what the law asks next, what storage has come to, and every touch. */
export async function wholeImpound(
  tx: Tx,
  companyId: string,
  now: number,
  file: ImpoundFile,
): Promise<ImpoundWhole> {
  const company = await ownCompany(tx, companyId)
  const law = lawFor(company, now)
  const duties = law.duties(file)
  const storage = law.storage(file)
  const lot = await facilityOf(tx, company, file)
  return {
    file,
    duties,
    source: law.source(file),
    storage,
    ...(await chargesOf(tx, companyId, file, storage)),
    written: await writtenLetters(tx, companyId, file.id),
    nextLetter: nextLetter(file, { duties, lot, law: law.letters }),
    // A state whose rules we don't know has none that we could refuse by.
    whyNotDisposed: law.source(file) === '' ? '' : whyNotDisposed(duties, file),
    touches: await touchesOf(tx, companyId, file.id),
  }
}
