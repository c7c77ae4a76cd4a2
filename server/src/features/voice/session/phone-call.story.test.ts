import type {
  ChatRequest,
  DispatchCall,
  PhoneCall,
  TextMessage,
  VoiceChat,
} from '@towline/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { eachEngine } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

/** What one caller says, line by line, to what the agent asks. */
const story = [
  "Hi, I have a flat tire and no spare, I need a tow. I'm safe, I'm in a parking lot.",
  'Yes, this number is fine.',
  "I'm at 1245 Main Street in Frisco, Texas",
  'To 500 Elm Street in Plano please',
  "It's a blue 2015 Honda Civic",
  'My name is Harriet Cole',
  'Yes, you can text me',
  "Yes, that's right",
]

eachEngine('a call from its first word to its last', (database) => {
  let product: Product
  afterEach(() => product.stop())

  const aPhone = (company: TestCompany) =>
    new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: company.number,
    })

  async function read<T>(company: TestCompany, path: string, body?: unknown): Promise<T> {
    const method = body ? 'POST' : 'GET'
    const answer = await product.call(method, `/towline${path}`, { basic: company.basic, body })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }

  const pendingJobs = (company: TestCompany) =>
    read<DispatchCall[]>(company, '/dispatch/search', { searchText: '', status: 'pending' })

  async function callOnce(company: TestCompany): Promise<CarrierPhone> {
    const phone = aPhone(company)
    await phone.dial()
    for (const words of story) await phone.say(words)
    expect(await phone.ended).toEqual({ how: 'hung up' })
    return phone
  }

  it('is one job, one record, one transcript, one chat and one text', async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const company = await product.company('Lone Star Towing')
    const phone = await callOnce(company)

    await vi.waitFor(async () => {
      expect(await pendingJobs(company)).toMatchObject([
        {
          customerName: 'Harriet Cole',
          customerPhone: '2145550142',
          canReceiveText: true,
          pickupAddress: '1245 Main St, Frisco, TX',
          validPickupAddress: true,
          dropoffAddress: '500 Elm St, Plano, TX',
          vehicleYear: '2015',
          vehicleMake: 'Honda',
          vehicleModel: 'Civic',
          vehicleColor: 'Blue',
          towReason: 'Flat tire',
          twilioCallId: phone.callSid,
        },
      ])
    })

    const record = await vi.waitFor(async () => {
      const records = await read<PhoneCall[]>(company, '/customer/call_history/2145550142')
      expect(records).toMatchObject([{ seconds: phone.seconds, outcome: 'job' }])
      return records[0]
    })

    await vi.waitFor(async () => {
      const told = await product.call('GET', `/towline/chatapi/voicechat/${record?.aiAgentChatId}`)
      const { chatHistory, customData } = (await told.json()) as VoiceChat
      const talk = chatHistory.filter(({ role }) => role !== 'other')
      expect(talk.map(({ content }) => content)).toEqual(phone.transcript.map(({ words }) => words))
      expect(customData).toMatchObject({
        customer_name: 'Harriet Cole',
        pickup_address: '1245 Main St, Frisco, TX',
        text_accepted: true,
      })
    })

    const texts = await vi.waitFor(async () => {
      const sent = await read<TextMessage[]>(company, '/messages/texts')
      expect(sent).toMatchObject([{ direction: 'out', status: 'sent', toNumber: '+12145550142' }])
      return sent
    })
    const chatId = /customer\/chat\/([\w-]+)/.exec(texts[0]?.body ?? '')?.[1]
    const chat = await product.call('GET', `/towline/chatapi/${chatId}`)
    expect((await chat.json()) as ChatRequest).toMatchObject({
      customerName: 'Harriet Cole',
      aiAgentChatId: record?.aiAgentChatId,
    })
  })

  it('is the company’s own affair', async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const [company, other] = [await product.company('Lone Star'), await product.company('Other')]
    await callOnce(company)
    await vi.waitFor(async () => expect(await pendingJobs(company)).toHaveLength(1))
    expect(await pendingJobs(other)).toEqual([])
    for (const path of ['/customer/calls', '/customer/search/Harriet', '/messages/texts']) {
      expect(await read(other, path)).toEqual([])
    }
  })

  it('goes on after the server was stopped and started again', async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const company = await product.company('Lone Star')
    const phone = aPhone(company)
    await phone.dial()
    await phone.say("I have a flat tire and I'm safe")
    phone.vanish()
    await product.stop()
    product = await startProduct(database.db, { CARRIER_TOKEN, PORT: new URL(product.url).port })
    const again = phone.listen()
    await phone.dropSocket()
    expect(await again).not.toBe('')
    await phone.say("I'm at 1245 Main Street in Frisco")
    await vi.waitFor(async () => {
      expect(await pendingJobs(company)).toMatchObject([
        { towReason: 'Flat tire', pickupAddress: '1245 Main St, Frisco, TX' },
      ])
    })
    await phone.hangUp()
  })
})
