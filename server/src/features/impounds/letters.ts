import {
  downloadImpoundLetter as downloadOperation,
  type ImpoundFile,
  impoundsChanged,
  type LetterKind,
  type LetterText,
  letterText,
  nextLetter,
  writeImpoundLetter as writeOperation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle, type Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { headOf, invoiceSettings, letterPdf, linesOf, logoOf } from '../invoices/index.ts'
import { addTouch, impoundById, lockImpound } from './impounds.store.ts'
import { insertLetter, letterById } from './letters.store.ts'
import { chargesOf, facilityOf, lawFor, wholeImpound } from './whole-impound.ts'

/** Writes the letter that comes next and keeps it as it is; that it was mailed is written down apart. */
export const writeImpoundLetter = handle(writeOperation, async (context, { params, body }) => {
  const { tx, companyId, now, announce, fail } = context
  await lockImpound(tx, companyId, params.id)
  const file = (await impoundById(tx, companyId, params.id)) ?? fail('not_found')
  if (file.status !== 'in') return fail('impound_left')
  const text = await writtenNow(context, file, body.which)
  const by = whoIn(context)
  await insertLetter(tx, companyId, { impoundId: file.id, at: now, by, text })
  await addTouch(tx, companyId, file.id, {
    at: now,
    who: by,
    what: 'letter written',
    data: { which: text.which, to: text.addressees.map(({ name }) => name).join(', ') },
  })
  announce(impoundsChanged, companyId, { id: file.id })
  return wholeImpound(tx, companyId, now, file)
})

/** What the letter says as of now; refuses one that is not the next, or misses what it has to say. */
async function writtenNow(
  { tx, companyId, now, fail }: Context,
  file: ImpoundFile,
  which: LetterKind,
): Promise<LetterText> {
  const company = await ownCompany(tx, companyId)
  const law = lawFor(company, now)
  const lot = await facilityOf(tx, company, file)
  const rules = law.rules(file)
  const next = nextLetter(file, { duties: law.duties(file), lot, law: law.letters })
  if (!rules || !law.letters || next?.which !== which) return fail('letter_not_yet')
  if (next.whyNot) fail('letter_not_yet', { message: next.whyNot })
  const { name, address: lines, phone } = headOf(company)
  const { logoId, licenses } = await invoiceSettings(tx, companyId)
  const storage = law.storage(file)
  return letterText(file, which, {
    law: law.letters,
    rules,
    lot,
    company: { name, lines, phone, logoId, foot: linesOf(...licenses.split('\n')) },
    storage,
    ...(await chargesOf(tx, companyId, file, storage)),
    zone: law.zone,
    now,
  })
}

/** The printer is used when the transaction is over. */
const prepare = async ({ printer }: Outside) => printer

/** A written letter as a file. */
export const downloadImpoundLetter = handle(
  downloadOperation,
  async ({ tx, companyId, fail }, { params }, printer) => {
    const text = (await letterById(tx, companyId, params)) ?? fail('not_found')
    const logo = await logoOf(tx, companyId, text.sender.logoId)
    return {
      make: () => letterPdf(printer, text, logo),
      contentType: 'application/pdf',
      name: `${text.title} ${text.number}.pdf`,
    }
  },
  { prepare },
)
