import type { TextMessage } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { wireSignatures } from '../../providers/telephony/signature.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { openChats } from './testing/chats.fixture.ts'
import { textWaiting } from './text-waiting.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const NUMBER = '4695550142'
const mayBeTexted = { customerPhone: NUMBER, customerPhoneForText: NUMBER, canReceiveText: true }

eachEngine('a customer who is not in their chat', (database) => {
  const product = sharedProduct(database, { environment: { CARRIER_TOKEN } })
  let chats: Awaited<ReturnType<typeof openChats>>
  beforeEach(async () => {
    chats = await openChats(product)
  })

  /** What the job does that waits a moment for more lines. */
  const gather = (chatId: string) => {
    const { companyId } = chats.ours
    const input = { body: { companyId, chatId } }
    return executed(chats.product.app, textWaiting, { actor: systemOf(companyId), input })
  }
  const waitingJobs = async () => {
    const { rows } = await database.db.raw(
      `select data from pgboss.job where data ->> 'job' = 'text-chat' and state = 'created'`,
    )
    return rows.length
  }
  const texts = async () => {
    await chats.product.app.tasks.idle()
    const { basic } = chats.ours
    const answer = await chats.product.call('GET', '/towline/messages/texts', { basic })
    return ((await answer.json()) as TextMessage[]).filter(({ direction }) => direction === 'out')
  }
  const customerTexts = async (Body: string, MessageSid: string) => {
    const url = `${chats.product.url}/towline/messages/incoming`
    const form = { MessageSid, From: `+1${NUMBER}`, To: chats.ours.number, Body }
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) },
      body: new URLSearchParams(form),
    })
    expect(answer.status).toBe(200)
  }

  it('gets what the rep wrote as one text, each line once, and answers by text into the chat', async () => {
    const { id, to } = await chats.aChat(mayBeTexted)
    const rep = await chats.line(chats.ours.basic)
    await rep.say(to('sendMessage'), { content: 'Are you there?' })
    await rep.say(to('sendMessage'), { content: 'June is close.' })
    expect(await waitingJobs()).toBe(1)
    await gather(id)
    await gather(id)
    const [text, ...more] = await texts()
    expect(more).toEqual([])
    expect(text?.toNumber).toBe(`+1${NUMBER}`)
    expect(text?.body).toMatch(/^Our Towing: Are you there\?\nJune is close\.\n.*chat/)
    const [line] = (await chats.messages(id)).slice(-1)
    const { sides } = await chats.request(id)
    expect(sides.find(({ role }) => role === 'customer')).toMatchObject({
      textedDate: line?.createdDate,
      here: false,
    })

    const signs = await rep.hear(`/topic/company/${chats.ours.companyId}/joined`)
    await customerTexts('Yes, by the red car', 'SM1')
    await customerTexts('Yes, by the red car', 'SM1')
    await customerTexts('STOP', 'SM2')
    expect((await chats.messages(id)).slice(2)).toMatchObject([
      { role: 'customer', name: 'Harriet Stone', content: 'Yes, by the red car', via: 'text' },
    ])
    expect(await chats.active()).toMatchObject([{ id, here: false, unread: 1 }])
    await vi.waitFor(() => expect(signs).toEqual([{ id, customerName: 'Harriet Stone' }]))
    await rep.say(to('sendMessage'), { content: 'Thank you' })
    await gather(id)
    expect(await texts()).toHaveLength(1)
  })

  it('answers from the number they are texted at, and with a mere yes', async () => {
    const own = { ...mayBeTexted, customerPhone: '4695550100' }
    const { id } = await chats.aChat({ ...own, customerPhoneForText: '(469) 555-0142' })
    await chats.aChat({ customerPhone: '4695550101' })
    await customerTexts('Yes.', 'SM1')
    expect(await chats.messages(id)).toMatchObject([{ role: 'customer', content: 'Yes.' }])
  })

  it('loses none of their own texts, however many they send in a minute', async () => {
    const { id } = await chats.aChat(mayBeTexted)
    const texts = Array.from({ length: 130 }, (_, number) => `text ${number}`)
    for (const [number, text] of texts.entries()) await customerTexts(text, `SM${number}`)
    expect((await chats.messages(id)).map(({ content }) => content)).toEqual(texts)
  })

  it('gets no text while they read in the chat, nor one they never agreed to', async () => {
    const { id, to } = await chats.aChat(mayBeTexted)
    const customer = await chats.line()
    await customer.say(to('join'))
    const rep = await chats.line(chats.ours.basic)
    await rep.say(to('sendMessage'), { content: 'Hello' })
    expect(await waitingJobs()).toBe(0)
    await gather(id)
    await customer.hangUp()
    await vi.waitFor(async () => expect(await waitingJobs()).toBe(1))
    const silent = await chats.aChat({ customerPhone: NUMBER })
    await rep.say(silent.to('sendMessage'), { content: 'Hello' })
    await gather(silent.id)
    expect(await texts()).toEqual([])
    await gather(id)
    expect(await texts()).toHaveLength(1)
  })
})
