import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { openChats } from './testing/chats.fixture.ts'
import { openVisits } from './visits.ts'

const DAY = 24 * 3600 * 1000

eachEngine('who is in a chat', (database) => {
  let clock = 0
  let chats: Awaited<ReturnType<typeof openChats>>
  const product = sharedProduct(database, { now: () => Date.now() + clock })
  beforeEach(async () => {
    clock = 0
    chats = await openChats(product)
  })

  /** What another server process knows of who is on its connections. */
  const aProcess = () => {
    const visits = openVisits(chats.product.app)
    onTestFinished(() => visits.stop())
    return visits
  }
  const processes = async () => (await database.db.raw('select process from chat_visit')).rows
  /** A chat with what its company hears of it, and the visit of its customer. */
  const aVisit = async () => {
    const chat = await chats.aChat()
    const rep = await chats.line(chats.ours.basic)
    const joined = await rep.hear(`/topic/company/${chats.ours.companyId}/joined`)
    const signs = await rep.hear(chat.topic('signs'))
    const visit = { chatId: chat.id, companyId: chats.ours.companyId, role: 'customer' as const }
    const isHere = async () =>
      (await chats.request(chat.id)).sides.some(({ role, here }) => role === 'customer' && here)
    const typings = () => signs.filter((sign) => Object(sign).typing).length
    /** The customer's coming and going as announced: what is said of typing comes behind all of it. */
    const heard = async () => {
      const before = typings()
      await rep.say(chat.to('typing'))
      await vi.waitFor(() => expect(typings()).toBe(before + 1))
      return signs.flatMap((sign) => (Object(sign).role === 'customer' ? [Object(sign).here] : []))
    }
    return { ...chat, rep, joined, signs, visit, isHere, heard }
  }

  it('is announced when somebody comes, and not again for another window, another line or another process', async () => {
    const { id, to, joined, visit, heard } = await aVisit()
    const [phone, tablet] = [await chats.line(), await chats.line()]
    for (const line of [phone, phone, tablet]) await line.say(to('join'))
    await aProcess().came({}, visit)
    expect(await heard()).toEqual([true])
    expect(joined).toEqual([{ id, customerName: 'Harriet Stone' }])
    await phone.hangUp()
    await tablet.hangUp()
    await vi.waitFor(async () => expect(await processes()).toHaveLength(1))
    expect(await heard()).toEqual([true])
  })

  it('is so at each process: who goes at one is still there at the other, and goes with the last', async () => {
    const { visit, isHere, heard } = await aVisit()
    const [one, two] = [aProcess(), aProcess()]
    const [phone, tablet, laptop] = [{}, {}, {}]
    await Promise.all([one.came(phone, visit), one.came(tablet, visit), two.came(laptop, visit)])
    one.went(phone)
    one.went(tablet)
    await one.stop()
    expect(await isHere()).toBe(true)
    two.went(laptop)
    await vi.waitFor(async () => expect(await isHere()).toBe(false))
    expect(await heard()).toEqual([true, false])
  })

  it('ends as it should when somebody goes and comes in the same instant', async () => {
    const { visit, isHere, heard } = await aVisit()
    const process = aProcess()
    const lines = [{}, {}, {}]
    for (const line of lines) {
      const coming = process.came(line, visit)
      process.went(line)
      await coming
    }
    const last = {}
    await process.came(last, visit)
    expect(await isHere()).toBe(true)
    const signs = await heard()
    expect(signs.at(-1)).toBe(true)
    process.went(last)
    await vi.waitFor(async () => expect(await isHere()).toBe(false))
  })

  it('ends for those whose process was killed: another one takes leave for them', async () => {
    const { id, visit, isHere, heard } = await aVisit()
    const [killed, other] = [aProcess(), aProcess()]
    await killed.came({}, visit)
    clock = 59_000
    await other.stay()
    expect(await isHere()).toBe(true)
    clock = 61_000
    expect(await isHere()).toBe(false)
    expect(await chats.active()).toMatchObject([{ id, here: false }])
    await other.stay()
    expect(await heard()).toEqual([true, false])
    expect(await processes()).toEqual([])
    clock = 2 * DAY
    expect(await chats.active()).toEqual([])
  })

  it('goes on for those whose process says so, and comes back when it was only thought dead', async () => {
    const { visit, isHere, heard } = await aVisit()
    const [slow, other] = [aProcess(), aProcess()]
    await slow.came({}, visit)
    clock = 50_000
    await slow.stay()
    clock = 100_000
    expect(await isHere()).toBe(true)
    clock = 200_000
    await other.stay()
    expect(await isHere()).toBe(false)
    await slow.stay()
    expect(await isHere()).toBe(true)
    expect(await heard()).toEqual([true, false, true])
  })
})
