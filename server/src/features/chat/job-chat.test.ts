import { ChatLink, DispatchCall, type TextMessage, VoiceChat } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { wireSignatures } from '../../providers/telephony/signature.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { endPhoneCall, openPhoneCall } from '../calls/index.ts'
import { openChats } from './testing/chats.fixture.ts'

const DAY = 24 * 3600 * 1000
const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const NUMBER = '4695550142'
const mayBeTexted = { customerPhone: NUMBER, canReceiveText: true }

eachEngine('a job that was entered by hand', (database) => {
  let clock = 0
  let chats: Awaited<ReturnType<typeof openChats>>
  const product = sharedProduct(database, {
    environment: { CARRIER_TOKEN },
    now: () => Date.now() + clock,
  })
  beforeEach(async () => {
    clock = 0
    chats = await openChats(product)
  })

  async function aJob(fields: Record<string, unknown> = {}, company: TestCompany = chats.ours) {
    const body = { customerName: 'Harriet Stone', vehicle: '2014 Ram 1500', ...fields }
    const { basic } = company
    const made = await chats.product.call('POST', '/towline/dispatch', { basic, body })
    return DispatchCall.parse(await made.json()).id
  }
  const ask = (jobId: string, what = '', basic?: string) =>
    chats.product.call('POST', `/towline/chat/of/${jobId}${what}`, basic ? { basic } : {})
  async function link(jobId: string, what = ''): Promise<ChatLink> {
    return ChatLink.parse(await (await ask(jobId, what, chats.ours.basic)).json())
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
    const headers = { 'x-twilio-signature': wireSignatures(CARRIER_TOKEN).sign(url, form) }
    const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
    expect(answer.status).toBe(200)
  }
  const refusal = async (answer: Response) => [
    answer.status,
    z.object({ message: z.string() }).parse(await answer.json()).message,
  ]

  it('gets one chat however often it is opened, and the board learns of it', async () => {
    const jobId = await aJob()
    const board = await (await chats.line(chats.ours.basic)).hear(
      `/topic/company/${chats.ours.companyId}/dispatch`,
    )
    const opened = await Promise.all([1, 2, 3].map(() => link(jobId)))
    const [first] = opened
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(first).toMatchObject({
      to: '',
      textedDate: 0,
      url: expect.stringContaining(first?.id ?? '?'),
    })
    expect((await chats.job(jobId)).csChatId).toBe(first?.id)
    await vi.waitFor(() => expect(board.length).toBeGreaterThan(0))
    expect(await chats.request(first?.id ?? '')).toMatchObject({
      customerName: 'Harriet Stone',
      vehicle: '2014 Ram 1500',
      aiAgentChatId: '',
      job: { id: jobId, status: 'pending', etaFrom: 'nobody' },
    })
  })

  it('is talked about by both sides in its chat', async () => {
    const { id } = await link(await aJob())
    const [customer, rep] = [await chats.line(), await chats.line(chats.ours.basic)]
    const heard = await rep.hear(`/topic/chat/${id}/messages`)
    await customer.say(`/app/chat/${id}/join`)
    await customer.say(`/app/chat/${id}/sendMessage`, { content: 'Hello' })
    await vi.waitFor(() => expect(heard).toMatchObject([{ role: 'customer', content: 'Hello' }]))
    expect(await chats.active()).toMatchObject([{ id, here: true, unread: 1 }])
  })

  it('has its link texted once to a number, to who agreed to texts', async () => {
    const jobId = await aJob(mayBeTexted)
    await link(jobId)
    const [one, two] = await Promise.all([link(jobId, '/text'), link(jobId, '/text')])
    expect(one).toMatchObject({ to: NUMBER, textedDate: expect.any(Number) })
    expect(two).toEqual(one)
    expect((await link(jobId)).textedDate).toBeGreaterThan(0)
    const [text, ...more] = await texts()
    expect(more).toEqual([])
    expect(text).toMatchObject({ toNumber: `+1${NUMBER}`, body: expect.stringContaining(one.url) })
    expect(text?.body).toMatch(/^Our Towing: .*STOP/)

    const body = { id: jobId, customerPhoneForText: '4695550143' }
    await chats.product.call('POST', '/towline/dispatch', { basic: chats.ours.basic, body })
    expect(await link(jobId)).toMatchObject({ to: '4695550143', textedDate: 0 })
    await link(jobId, '/text')
    expect((await texts()).map(({ toNumber }) => toNumber).sort()).toEqual([
      `+1${NUMBER}`,
      '+14695550143',
    ])
  })

  it('texts the link again when it did not arrive, a few times', async () => {
    const jobId = await aJob(mayBeTexted)
    for (const nth of [1, 2, 3, 4, 5]) {
      await link(jobId, '/text')
      expect(await texts()).toHaveLength(nth)
      await database.db.raw(`update text_message set status = 'undelivered'`)
    }
    const { basic } = chats.ours
    expect(await refusal(await ask(jobId, '/text', basic))).toEqual([
      503,
      expect.stringContaining('couldn’t be delivered'),
    ])
  })

  it('is not texted about against the customer’s wish, nor without a number', async () => {
    const { basic } = chats.ours
    const noNumber = await aJob({ canReceiveText: true })
    const notAgreed = await aJob({ customerPhone: NUMBER })
    const stopped = await aJob(mayBeTexted)
    await customerTexts('STOP', 'SM1')
    const reasons = {
      [noNumber]: 'no phone number',
      [notAgreed]: 'hasn’t agreed',
      [stopped]: 'STOP',
    }
    for (const [jobId, reason] of Object.entries(reasons))
      expect(await refusal(await ask(jobId, '/text', basic))).toEqual([
        400,
        expect.stringContaining(reason),
      ])
    expect(await texts()).toEqual([])
    await customerTexts('START', 'SM2')
    await link(stopped, '/text')
    expect(await texts()).toHaveLength(1)
    const job = await aJob(mayBeTexted)
    await database.db.raw(`update company set subscription_status = 'ended'`)
    expect((await ask(job, '/text', basic)).status).toBe(402)
  })

  it('is opened by the dispatchers of its company alone', async () => {
    const jobId = await aJob()
    const driver = await chats.driver()
    for (const what of ['', '/text']) {
      expect((await ask(jobId, what)).status).toBe(401)
      expect((await ask(jobId, what, driver)).status).toBe(403)
      expect((await ask(jobId, what, chats.theirs.basic)).status).toBe(404)
    }
    expect((await chats.job(jobId)).csChatId).toBe('')
  })

  it('gets no chat anymore when it is long over; one it had is still read by the office', async () => {
    const [late, known] = [await aJob(mayBeTexted), await aJob(mayBeTexted)]
    const { id } = await link(known)
    const { basic } = chats.ours
    for (const jobId of [late, known])
      await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, {
        basic,
        body: { step: 'complete' },
      })
    clock = 8 * DAY
    expect((await ask(late, '', basic)).status).toBe(409)
    expect((await link(known)).id).toBe(id)
    expect((await ask(known, '/text', basic)).status).toBe(409)
  })

  it('takes what its customer texts into its chat, which is opened for it', async () => {
    const jobId = await aJob(mayBeTexted)
    await customerTexts('How long?', 'SM1')
    const { csChatId } = await chats.job(jobId)
    expect(await chats.messages(csChatId)).toMatchObject([{ content: 'How long?', via: 'text' }])
    expect(await chats.active()).toMatchObject([{ id: csChatId, unread: 1 }])
  })

  it('keeps the record of a phone call without a job for its caller a week, for the office longer', async () => {
    const actor = systemOf(chats.ours.companyId)
    const ring = { callSid: 'CAours', fromNumber: NUMBER, toNumber: chats.ours.number }
    const call = await executed(chats.product.app, openPhoneCall, { actor, input: { body: ring } })
    const path = `voicechat/${call.aiAgentChatId}`
    clock = 6 * DAY
    expect((await chats.chatapi(path)).status).toBe(200)
    const end = { callSid: ring.callSid }
    await executed(chats.product.app, endPhoneCall, { actor, input: { body: end } })
    clock = 12 * DAY
    expect((await chats.chatapi(path)).status).toBe(200)
    clock = 14 * DAY
    expect((await chats.chatapi(path)).status).toBe(410)
    expect((await chats.chatapi(path, chats.theirs.basic)).status).toBe(410)
    const kept = await chats.chatapi(path, chats.ours.basic)
    expect(VoiceChat.parse(await kept.json()).fromNumber).toBe(NUMBER)
  })
})
