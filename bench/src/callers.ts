import { setTimeout as wait } from 'node:timers/promises'
import {
  CarrierPhone,
  type CarrierPhoneOptions,
  type SpawnedProduct,
} from '@towline/server/testing'

/** What a caller says, turn by turn; it ends before the call does. */
const story = [
  "Hi, my car broke down and I don't know what to do",
  "Yes, I'm safe, I'm in a parking lot",
  'yes',
  "I'm at 2400 Preston Road in Plano",
  'The battery is dead, it just clicks',
  'Take it to 500 Park Boulevard in Plano please',
  "It's a blue 2018 Honda Civic",
  'Maria Lopez',
]

/** How callers speak: each after a pause of its own, or as soon as it has been answered. */
export type Manner = 'as people do' | 'without a pause'

/** What came of a number of calls at once. */
export type Calls = { firstTokenMs: number[]; failures: string[] }

type NewPhone = (options: Partial<CarrierPhoneOptions>) => CarrierPhone

/** New phones at a bare relay. */
export const phonesAt =
  (server: string): NewPhone =>
  (options) =>
    new CarrierPhone({
      server,
      token: 'none',
      from: '+12145550142',
      to: '+14695550100',
      ...options,
    })

/** Nobody calls twice: who calls again within minutes goes on with what they told before. */
let called = 0

/** Calls from as many new numbers at once; the calls are on when it resolves. */
export async function callAtOnce(aPhone: NewPhone, count: number): Promise<CarrierPhone[]> {
  const phones = Array.from({ length: count }, () => {
    called += 1
    return aPhone({ from: `+1214${String(2_000_000 + called)}` })
  })
  await Promise.all(phones.map((phone) => phone.dial()))
  return phones
}

/** Holds that many calls at once and tells how long each caller waited for the first word of an answer. */
export async function talkAtOnce(aPhone: NewPhone, count: number, manner: Manner): Promise<Calls> {
  const phones = await callAtOnce(aPhone, count)
  const failures: string[] = []
  await Promise.all(
    phones.map((phone) => tell(phone, manner).catch((error) => failures.push(String(error)))),
  )
  await Promise.all(phones.map((phone) => phone.hangUp()))
  for (const phone of phones) {
    const { how } = await phone.ended
    if (how !== 'hung up') failures.push(`the call ended: ${how}`)
  }
  return { firstTokenMs: phones.flatMap((phone) => phone.firstTokenMs), failures }
}

async function tell(phone: CarrierPhone, manner: Manner): Promise<void> {
  for (const words of story) {
    // Real callers take longer; half a second to one and a half is already hurried.
    if (manner === 'as people do') await wait(500 + Math.random() * 1000)
    if (phone.isOver) throw new Error('the call was over before the story was')
    await phone.say(words)
  }
}

const QUIET_MS = 50
/** A machine that is busy with other work may never answer so fast three times in a row. */
const SETTLE_MS = 15_000

/** Waits until nothing of earlier calls is left to be written down: the database then answers at once. */
export async function settle({ url }: SpawnedProduct): Promise<void> {
  const until = performance.now() + SETTLE_MS
  for (let quiet = 0; quiet < 3 && performance.now() < until; ) {
    await wait(200)
    const since = performance.now()
    await fetch(`${url}/readyz`)
    quiet = performance.now() - since < QUIET_MS ? quiet + 1 : 0
  }
}
