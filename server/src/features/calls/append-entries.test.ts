import { beforeEach, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { everyEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { eventsOf } from './calls.store.ts'
import { appendToPhoneCall, openPhoneCall } from './index.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')

type Entry = { seq: number; at: number; kind: string; data: Record<string, unknown> }

everyEngine('the log of a call that two processes have', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  let phoneCallId: string
  beforeEach(async () => {
    ours = await product.company('Our Towing')
    const body = { callSid: 'CA1', fromNumber: '4695550142', toNumber: ours.number }
    const actor = systemOf(ours.companyId)
    phoneCallId = (await executed(product.app, openPhoneCall, { actor, input: { body } })).id
  })

  const entry = (seq: number, kind: string, words: string, after = seq): Entry => ({
    seq,
    at: NOW + after,
    kind,
    data: { words },
  })
  const append = (entries: Entry[], said: number, name = '') =>
    executed(product.app, appendToPhoneCall, {
      actor: systemOf(ours.companyId),
      input: {
        body: { phoneCallId, entries, memory: { said }, customData: { customer_name: name } },
      },
    })
  const log = async () => {
    const events = await database.db.asSystem((tx) => eventsOf(tx, phoneCallId))
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => place + 1))
    return events.map(({ data }) => Object(data).words)
  }
  const call = () =>
    database.db.asSystem((tx) =>
      tx
        .selectFrom('phone_call')
        .select(['memory', 'customer_name', 'last_seq'])
        .where('id', '=', phoneCallId)
        .executeTakeFirstOrThrow(),
    )

  it('keeps what both wrote under the same numbers at the same instant, each in its order', async () => {
    await append([entry(1, 'said', 'hello')], 1)
    const writers = ['one', 'two', 'three', 'four']
    const written = await Promise.all(
      writers.map((who, place) =>
        append(
          [2, 3].map((seq) => entry(seq, 'heard', `${who} ${seq}`, 10 * place + seq)),
          2,
        ),
      ),
    )
    const words = await log()
    expect(words.toSorted()).toEqual(
      ['hello', ...writers.flatMap((who) => [`${who} 2`, `${who} 3`])].toSorted(),
    )
    for (const who of writers) expect(words.indexOf(`${who} 3`)).toBe(words.indexOf(`${who} 2`) + 1)
    expect(written.map(({ lastSeq }) => lastSeq).toSorted((a, b) => a - b)).toEqual([3, 5, 7, 9])
    expect(await call()).toMatchObject({ last_seq: 9 })
  })

  it('leaves what is written again after its answer was lost, also where it stands behind', async () => {
    await append([entry(1, 'said', 'hello'), entry(2, 'heard', 'one')], 1)
    const theirs = [entry(2, 'heard', 'two', 7), entry(3, 'heard', 'two more', 8)]
    const first = await append(theirs, 1)
    expect(first).toEqual({
      lastSeq: 4,
      moved: [
        [2, 3],
        [3, 4],
      ],
    })
    expect(await append(theirs, 1)).toEqual(first)
    await append([...theirs, entry(4, 'heard', 'and on', 9)], 2)
    expect(await log()).toEqual(['hello', 'one', 'two', 'two more', 'and on'])
  })

  it('has the greeting once that both gave', async () => {
    await append([entry(1, 'said', 'hello')], 1)
    await append([entry(1, 'said', 'hello', 300), entry(2, 'setUp', '', 301)], 1)
    expect(await log()).toEqual(['hello', ''])
  })

  it('has speech that was cut at the place where it was put', async () => {
    await append([entry(1, 'said', 'hello'), entry(2, 'heard', 'one')], 1)
    const cut = { seq: 3, at: NOW + 9, kind: 'cut', data: { said: 2, heard: 'are' } }
    await append([entry(2, 'said', 'are you safe?', 8), cut], 2)
    const events = await database.db.asSystem((tx) => eventsOf(tx, phoneCallId))
    expect(events.at(-1)).toMatchObject({ kind: 'cut', data: { said: 3, heard: 'are' } })
  })

  it('is left with the memory of the one with whom the caller went on', async () => {
    await append([entry(1, 'said', 'hello'), entry(2, 'heard', 'one')], 1)
    // The process that lost the line ends the call minutes after another has gone on with it.
    await append([entry(3, 'said', 'and where?'), entry(4, 'heard', 'Frisco')], 5, 'Harriet')
    await append([entry(3, 'hungUp', '', 60_000)], 1)
    expect(await call()).toMatchObject({ memory: { said: 5 }, customer_name: 'Harriet' })
    expect(await append([entry(5, 'said', 'thanks', 61_000)], 6, 'Harriet Stone')).toEqual({
      lastSeq: 6,
      moved: [[5, 6]],
    })
    expect(await call()).toMatchObject({ memory: { said: 6 }, customer_name: 'Harriet Stone' })
  })
})
