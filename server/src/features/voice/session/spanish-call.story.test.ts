import type { DispatchCall, PhoneCall, TextMessage } from '@towline/contract'
import { afterEach, expect, it, vi } from 'vitest'
import {
  CarrierPhone,
  type CarrierPhoneOptions,
} from '../../../providers/telephony/phone/carrier-phone.ts'
import { eachEngine } from '../../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'
const pending = { searchText: '', status: 'pending' }
const SPANISH = { type: 'language', ttsLanguage: 'es-US', transcriptionLanguage: 'es-US' }

/** What one caller says, line by line, to what the agent asks. */
const story = [
  'Hola, buenas tardes, se me ponchó una llanta y no traigo refacción',
  'Sí, estoy en un estacionamiento',
  'Sí, a este número',
  'En el 1245 de Main Street en Frisco',
  'Al 500 de Elm Street en Plano, por favor',
  'Es un Honda Civic azul del dos mil quince',
  'Me llamo José Hernández',
  'Sí, mándeme el mensaje',
  'Sí, así está bien',
]

eachEngine('a call in Spanish', (database) => {
  let product: Product
  afterEach(() => product.stop())

  async function aCompany(languages: string[]): Promise<TestCompany> {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const company = await product.company('Lone Star Towing')
    const body = { name: 'Lone Star Towing', phoneNumber: '4695550188', zip: '75034' }
    const saved = await product.call('PUT', '/towline/company', {
      basic: company.basic,
      body: { ...body, agent: { languages } },
    })
    expect(saved.status).toBe(200)
    return company
  }

  function aPhone(company: TestCompany, options: Partial<CarrierPhoneOptions> = {}) {
    const frames: Record<string, unknown>[] = []
    const phone = new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: company.number,
      onFrame: (frame) => frames.push(frame),
      ...options,
    })
    return { phone, frames }
  }

  async function read<T>(company: TestCompany, path: string, body?: unknown): Promise<T> {
    const method = body ? 'POST' : 'GET'
    const answer = await product.call(method, `/towline${path}`, { basic: company.basic, body })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as T
  }

  it('is a job in English, a record that tells its language, and a text in Spanish', async () => {
    const company = await aCompany(['en', 'es'])
    const { phone, frames } = aPhone(company)
    await phone.dial()
    expect(phone.transcript[0]?.words).toContain('Para español, diga español.')
    for (const words of story) await phone.say(words)
    expect(await phone.ended).toEqual({ how: 'hung up' })

    // The carrier is told before it has anything to say, and of each piece besides.
    expect(frames[0]).toEqual(SPANISH)
    const rest = frames.slice(1).filter(({ type }) => type !== 'end')
    expect(rest.length).toBeGreaterThan(story.length)
    for (const frame of rest) expect(frame).toMatchObject({ type: 'text', lang: 'es-US' })

    await vi.waitFor(async () => {
      expect(await read<DispatchCall[]>(company, '/dispatch/search', pending)).toMatchObject([
        {
          customerName: 'José Hernández',
          canReceiveText: true,
          pickupAddress: '1245 Main St, Frisco, TX',
          dropoffAddress: '500 Elm St, Plano, TX',
          vehicleYear: '2015',
          vehicleMake: 'Honda',
          vehicleModel: 'Civic',
          vehicleColor: 'Blue',
          towReason: 'Flat tire',
          notes: expect.stringContaining("In the caller's words: se me ponchó una llanta"),
        },
      ])
    })
    await vi.waitFor(async () => {
      const records = await read<PhoneCall[]>(company, '/customer/call_history/2145550142')
      expect(records).toMatchObject([
        { outcome: 'job', customData: { language: 'es', reason: 'Flat tire' } },
      ])
    })
    const texted = (toNumber: string) => ({
      body: expect.stringContaining('ya tenemos su solicitud'),
      toNumber,
    })
    const texts = () => read<TextMessage[]>(company, '/messages/texts')
    await vi.waitFor(async () => expect(await texts()).toMatchObject([texted('+12145550142')]))

    // The dispatcher texts the link to another number, in the caller's language; in a trial it may not.
    await product.pays(company)
    const [job] = await read<DispatchCall[]>(company, '/dispatch/search', pending)
    await read(company, '/dispatch', { id: job?.id, customerPhoneForText: '4695550143' })
    await read(company, `/chat/of/${job?.id}/text`, {})
    const both = [texted('+14695550143'), texted('+12145550142')]
    expect(await texts()).toMatchObject(both)
  })

  it('holds its language over a lost line', async () => {
    const company = await aCompany(['en', 'es'])
    const { phone, frames } = aPhone(company)
    await phone.dial()
    await phone.say('mi carro no prende, estoy en mi casa')
    frames.length = 0
    const back = phone.listen()
    await phone.dropSocket()
    expect(await back).toMatch(/^Perdón, se cortó la llamada\./)
    expect(frames[0]).toEqual(SPANISH)
    await phone.hangUp()
  })

  it('is answered in Spanish by the line itself when nobody picks up', async () => {
    const company = await aCompany(['en', 'es'])
    const { phone } = aPhone(company, { person: 'does not answer' })
    await phone.dial()
    await phone.say('quiero hablar con una persona')
    await vi.waitFor(() =>
      expect(phone.transcript.map(({ words }) => words)).toEqual(
        expect.arrayContaining([
          'Un momento, por favor, le estoy comunicando.',
          expect.stringContaining('nadie pudo contestar'),
        ]),
      ),
    )
    await phone.hangUp()
  })

  it('goes back to English with the caller', async () => {
    const company = await aCompany(['en', 'es'])
    const { phone, frames } = aPhone(company)
    await phone.dial()
    await phone.say('necesito una grúa por favor')
    frames.length = 0
    expect(await phone.say('English is fine')).toMatch(/^Sure, let's speak English\./)
    expect(frames[0]).toEqual({
      type: 'language',
      ttsLanguage: 'en-US',
      transcriptionLanguage: 'en-US',
    })
    expect(frames.slice(1).every((frame) => !('lang' in frame))).toBe(true)
    await phone.hangUp()
  })

  it('goes to a person where Spanish is not switched on, and no language is sent', async () => {
    const company = await aCompany(['en'])
    const { phone, frames } = aPhone(company)
    await phone.dial()
    expect(phone.transcript[0]?.words).not.toContain('español')
    await phone.say('Hola, necesito una grúa, no hablo inglés')
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect(frames.some(({ type }) => type === 'language')).toBe(false)
  })
})
