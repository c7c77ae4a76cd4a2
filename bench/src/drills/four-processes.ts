import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ActiveCustomer, ChatLink, DispatchCall, LiveCallCard } from '@towline/contract'
import { CarrierPhone, type SpawnedProduct } from '@towline/server/testing'
import { openLine } from '@towline/server/testing/test-connection'
import { asOwner } from '../as-owner.ts'
import type { Table } from '../report.ts'
import type { Drill } from './drill.ts'
import { overProcesses, type Processes } from './processes.ts'

const PROCESSES = 4
const CALLERS = 8
const JOBS = 40
/** Of the customer, and of each of the reps. */
const MESSAGES = 10
/** What the contact form takes of one address in an hour, and how often it is sent. */
const CONTACTS = { taken: 5, sent: 12 }
/** What is new must be everywhere by then. */
const PATIENCE_MS = 10_000

/** Four processes on one PostgreSQL behind a balancer: what is one for all of them. */
export const fourProcesses: Drill = {
  name: 'four-processes',
  async run(length) {
    // Four starts take half a minute; the tests of two processes are in every run.
    return length === 'short' ? [] : overProcesses(PROCESSES, together)
  },
}

async function together(processes: Processes): Promise<Table> {
  const rows: Table['rows'] = []
  for (const [what, done] of Object.entries({ calls, board, chat, limits })) {
    const since = performance.now()
    rows.push([what, await done(processes), `${Math.round(performance.now() - since)} ms`])
  }
  return {
    title: 'Four processes together',
    columns: ['what', 'seen', 'took'],
    rows,
    note: 'Four processes on one PostgreSQL behind a balancer that gives each connection to the next of them. Calls, jobs and openings of chats come through the balancer; everything is looked at in each process by itself.',
  }
}

/** Callers on all processes, and the list of them at each. */
async function calls({ running, balancer }: Processes): Promise<string> {
  const { demo, dataDir } = firstOf(running)
  const token = (await readFile(join(dataDir, 'carrier-token'), 'utf8')).trim()
  const numbers = Array.from({ length: CALLERS }, (_, n) => `214555${1_000 + n}`)
  const phones = numbers.map(
    (from) => new CarrierPhone({ server: balancer.url, token, from: `+1${from}`, to: demo.number }),
  )
  await Promise.all(phones.map((phone) => phone.dial()))
  await Promise.all(phones.map((phone) => phone.say('I have a flat tire, I am safe')))
  await everywhere(running, 'GET voice/live', (text) => {
    const there = LiveCallCard.array().parse(JSON.parse(text))
    return numbers.every((number) => there.some(({ fromNumber }) => fromNumber === number))
  })
  await Promise.all(phones.map((phone) => phone.hangUp()))
  await everywhere(running, 'GET voice/live', (text) => text === '[]')
  return `${CALLERS} calls in the lists of all, and gone from them`
}

/** Jobs saved through the balancer, and a board open at each process. */
async function board({ running, balancer }: Processes): Promise<string> {
  const { demo } = firstOf(running)
  const boards = await Promise.all(
    running.map(async ({ url }) =>
      (await openLine(url, basicOf(demo))).hear(`/topic/company/${demo.companyId}/dispatch`),
    ),
  )
  const ask = await asOwner({ url: balancer.url, demo })
  const saved = await Promise.all(
    Array.from({ length: JOBS }, async (_, n) =>
      DispatchCall.parse(JSON.parse(await ask('POST dispatch', { customerName: `Job ${n}` }))),
    ),
  )
  for (const heard of boards)
    await until('a job is not on a board', () =>
      saved.every(({ id }) => heard.some((one) => Object(one).id === id)),
    )
  return `${JOBS} jobs on ${boards.length} boards`
}

/** A customer at one process and a rep at each of the others: what they write, who is there, what is unread. */
async function chat({ running, balancer }: Processes): Promise<string> {
  const { demo, url } = firstOf(running)
  const ask = await asOwner({ url: balancer.url, demo })
  const job = DispatchCall.parse(JSON.parse(await ask('POST dispatch', { customerName: 'June' })))
  const { id } = ChatLink.parse(JSON.parse(await ask(`POST chat/of/${job.id}`)))
  const customer = await openLine(url)
  const reps = await Promise.all(running.slice(1).map(({ url }) => openLine(url, basicOf(demo))))
  const heard = await Promise.all(
    [customer, ...reps].map((line) => line.hear(`/topic/chat/${id}/messages`)),
  )
  await customer.say(`/app/chat/${id}/join`)
  const write = async (line: typeof customer) => {
    for (let n = 0; n < MESSAGES; n += 1)
      await line.say(`/app/chat/${id}/sendMessage`, { content: `Message ${n}` })
  }
  await Promise.all([customer, ...reps].map(write))
  const all = heard.length * MESSAGES
  for (const one of heard) await until('a message was not heard', () => one.length === all)
  const stands = (unread: (count: number) => boolean) =>
    everywhere(running, 'GET chat/customers', (text) => {
      const there = ActiveCustomer.array().parse(JSON.parse(text))
      return there.some((one) => one.id === id && one.here && unread(one.unread))
    })
  await customer.say(`/app/chat/${id}/sendMessage`, { content: 'Are you there?' })
  await stands((count) => count > 0)
  await reps[1]?.say(`/app/chat/${id}/read`, { readDate: Date.now() })
  await stands((count) => count === 0)
  return `${all} messages heard by ${heard.length}; the customer here, unread, then read, at all`
}

/** A form that one address may send so often, at whichever process. */
async function limits({ running }: Processes): Promise<string> {
  const body = JSON.stringify({
    name: 'June',
    email: 'june@example.com',
    phoneNumber: '2145550142',
    companyName: 'June’s Garage',
    comments: 'Do you tow motorcycles?',
  })
  const sent = Array.from({ length: CONTACTS.sent }, (_, n) =>
    fetch(`${running[n % running.length]?.url}/towline/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
  const taken = (await Promise.all(sent)).filter(({ ok }) => ok).length
  if (taken !== CONTACTS.taken)
    throw new Error(`${taken} of ${CONTACTS.sent} forms were taken; wanted: ${CONTACTS.taken}`)
  return `${taken} of ${CONTACTS.sent} forms taken`
}

/** Waits until each process by itself answers as wanted. */
async function everywhere(
  running: readonly SpawnedProduct[],
  call: string,
  isAsWanted: (text: string) => boolean,
): Promise<void> {
  for (const { url, demo } of running) {
    const ask = await asOwner({ url, demo })
    await until(`${call} at ${url}`, async () => isAsWanted(await ask(call)))
  }
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const late = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error(`not within ${PATIENCE_MS} ms: ${what}`)
    await wait(50)
  }
}

function firstOf(running: readonly SpawnedProduct[]): SpawnedProduct {
  const [first] = running
  if (!first) throw new Error('nothing runs')
  return first
}

const basicOf = ({ email, password }: SpawnedProduct['demo']) => `${email}:${password}`
