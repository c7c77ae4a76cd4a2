import {
  erasePerson as eraseOperation,
  findPerson as findOperation,
  type PersonFound,
  personMark,
  phoneCallChanged,
} from '@towline/contract'
import { type Context, handle, type Outside } from '../../platform/handler.ts'
import { eraseFromJobs } from '../dispatch/index.ts'
import { countInFinished, eraseFromImports, importsHolding } from '../imports/index.ts'
import { countPerson, eraseAround, findRecords, MOST_RECORDS, type Person } from './person.store.ts'
import { removeOrphans } from './remove-files.ts'

/** What there is of a person, before anything is erased. */
export const findPerson = handle(
  findOperation,
  async (context, { body }, holding: string[]) => (await find(context, body.who, holding)).found,
  { reads: true, prepare: holdingOf },
)

/**
 * Erases a person everywhere but where the law wants them kept: in invoices and the records of stored vehicles.
 * What was done and what it cost stays, without a name.
 */
export const erasePerson = handle(
  eraseOperation,
  async (context, { body }, holding: string[]) => {
    const { tx, companyId, audit, announce, fail } = context
    const { person, found } = await find(context, body.who, holding)
    if (found.open > 0) fail('erasure_open')
    await removeOrphans(context, await eraseAround(tx, companyId, person))
    await eraseFromJobs(context, person.jobs)
    await eraseFromImports(context, person.mark, holding)
    const [call] = person.calls
    if (call) announce(phoneCallChanged, companyId, { id: call })
    const { also: _, ...counts } = found
    // Not whom: that would be what was erased.
    audit('person erased', companyId, counts)
    return found
  },
  { prepare: holdingOf },
)

/** The imports that are not finished and hold the person. */
function holdingOf(outside: Outside, { body }: { body: { who: string } }): Promise<string[]> {
  return importsHolding(outside, personMark(body.who) ?? outside.fail('bad_request'))
}

async function find(
  { tx, companyId, fail }: Context,
  who: string,
  holding: readonly string[],
): Promise<{ person: Person; found: PersonFound }> {
  const mark = personMark(who) ?? fail('bad_request')
  const person = await findRecords(tx, companyId, mark)
  if (person.jobs.length > MOST_RECORDS || person.calls.length > MOST_RECORDS)
    fail('erasure_too_large')
  const importedRows = await countInFinished(tx, companyId, mark)
  const counted = await countPerson(tx, companyId, person)
  return { person, found: { ...counted, importedRows, imports: holding.length } }
}
