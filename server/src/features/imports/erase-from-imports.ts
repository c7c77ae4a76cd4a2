import { type ImportStatus, importsChanged, type PersonMark } from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Context, Outside } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { changeRun, deleteRun, eraseFromFinished, runById, runsAt } from './imports.store.ts'
import { keyOf } from './upload-import.ts'

const finished: readonly ImportStatus[] = ['done', 'undone']
const waiting: readonly ImportStatus[] = ['mapping', 'checked']
const running: readonly ImportStatus[] = ['checking', 'importing', 'undoing']

/** So far apart the digits of a phone number may be written. */
const BETWEEN_DIGITS = '\\D{0,4}'
/** The longest that is looked for, which may begin at the end of one piece of a file and end in the next. */
const LONGEST = 400

/** Deletes the file that an import was made from. */
export const removeImportFile = task({
  name: 'remove-import-file',
  data: z.object({ companyId: z.uuid(), id: z.uuid() }),
  retries: 20,
  run: (app: App, { companyId, id }) => app.files.remove(keyOf(companyId, id)),
})

/** The imports that are not finished and whose file holds a person. The files are read: their rows may not be yet. */
export async function importsHolding(outside: Outside, mark: PersonMark): Promise<string[]> {
  const { files, readFirst, fail } = outside
  const companyId = outside.companyId ?? fail('not_found')
  const unfinished = await readFirst((tx) => runsAt(tx, companyId, [...waiting, ...running]))
  const holding: string[] = []
  for (const id of unfinished) {
    const content = await files.open(keyOf(companyId, id))
    if (content && (await holds(content, mark))) holding.push(id)
  }
  return holding
}

async function holds(content: AsyncIterable<Uint8Array>, mark: PersonMark): Promise<boolean> {
  const isIn = finderOf(mark)
  let before = ''
  for await (const piece of content) {
    // Digits and addresses are the same in every encoding a list comes in, but for the zeros between them.
    const text = before + Buffer.from(piece).toString('latin1').replaceAll('\0', '')
    if (isIn(text)) return true
    before = text.slice(-LONGEST)
  }
  return false
}

function finderOf(mark: PersonMark): (text: string) => boolean {
  if ('email' in mark) return (text) => text.toLowerCase().includes(mark.email)
  const digits = new RegExp([...mark.phone].join(BETWEEN_DIGITS))
  return (text) => digits.test(text)
}

/**
 * Takes a person out of what was imported. The files of finished imports go, whoever is in them: nothing needs them any
 * more. So do imports that wait for somebody and hold the person, `holding`: the file can be sent again without them.
 */
export async function eraseFromImports(
  context: Context,
  mark: PersonMark,
  holding: readonly string[],
): Promise<void> {
  const { tx, companyId, now, enqueue, announce, fail } = context
  for (const id of holding) {
    const run = await runById(tx, { companyId, id }, { lock: true })
    if (!run || finished.includes(run.status)) continue
    if (!waiting.includes(run.status))
      fail('erasure_open', {
        message: 'An import with this person in it is under way. Try again when it’s finished.',
      })
    if (run.made === 0) {
      await deleteRun(tx, companyId, id)
      await enqueue(removeImportFile, { companyId, id })
    } else
      await changeRun(
        tx,
        { companyId, id },
        { status: 'done', importedAt: now, note: 'The rest went when a person was erased.' },
      )
  }
  await eraseFromFinished(tx, companyId, mark)
  for (const id of await runsAt(tx, companyId, finished))
    await enqueue(removeImportFile, { companyId, id })
  announce(importsChanged, companyId, { id: holding[0] ?? '' })
}
