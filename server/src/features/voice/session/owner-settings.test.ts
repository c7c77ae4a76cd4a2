import { areaAround, DispatchCall, PhoneCall } from '@towline/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { CarrierPhone } from '../../../providers/telephony/phone/carrier-phone.ts'
import { wireSignatures } from '../../../providers/telephony/signature.ts'
import { eachEngine } from '../../../testing/database.ts'
import { type Product, startProduct } from '../../../testing/product.ts'

const CARRIER_TOKEN = 'a-carrier-token-for-tests'

eachEngine('what an owner sets for the agent', (database) => {
  let product: Product
  afterEach(() => product.stop())

  it('holds from the next call on: its first words, its name, and whom it hands callers to', async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const company = await product.company('Lone Star Towing')
    const saved = await product.call('PUT', '/towline/company', {
      basic: company.basic,
      body: {
        name: 'Lone Star Towing',
        phoneNumber: '4695550188',
        zip: '75034',
        aiAgentName: 'Sam',
        agent: { greeting: 'Howdy from Lone Star', transferPhone: '9725550123' },
      },
    })
    expect(saved.status).toBe(200)
    const phone = new CarrierPhone({
      server: product.url,
      token: CARRIER_TOKEN,
      from: '+12145550142',
      to: company.number,
    })
    await phone.dial()
    expect(phone.transcript[0]?.words).toBe(
      "Howdy from Lone Star. I'm Sam, an automated assistant. What happened, and where are you?",
    )
    await phone.say('let me talk to a person')
    await phone.say('a real person please')
    expect(await phone.ended).toEqual({ how: 'put through', number: '+19725550123' })
  })

  it('sounds as the owner has chosen, as the carrier is told', async () => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const company = await product.company('Lone Star Towing')
    const voice = { provider: 'Amazon', name: 'Joanna-Neural', spellsOut: false }
    const save = (agent: unknown) =>
      product.call('PUT', '/towline/company', {
        basic: company.basic,
        body: { name: 'Lone Star Towing', phoneNumber: '4695550188', zip: '75034', agent },
      })
    expect((await save({ voice })).status).toBe(200)
    const form = { CallSid: 'CA-voice', From: '+12145550142', To: company.number }
    const path = '/towline/voice/incoming'
    const { sign } = wireSignatures(CARRIER_TOKEN)
    const answer = await product.call('POST', path, {
      file: new URLSearchParams(form),
      headers: { 'x-twilio-signature': sign(product.url + path, form) },
    })
    expect(await answer.text()).toContain('ttsProvider="Amazon" voice="Joanna-Neural"')
    const wrong = await save({ voice: { ...voice, name: 'Jo"anna' } })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('as its provider writes it')
  })

  const closed = { monday: null, tuesday: null, wednesday: null, thursday: null }
  const set = async (agent: unknown) => {
    product = await startProduct(database.db, { CARRIER_TOKEN })
    const company = await product.company('Lone Star Towing')
    const body = { name: 'Lone Star Towing', phoneNumber: '4695550188', zip: '75034', agent }
    const saved = await product.call('PUT', '/towline/company', { basic: company.basic, body })
    expect(saved.status).toBe(200)
    const caller = { server: product.url, token: CARRIER_TOKEN, from: '+12145550142' }
    const phone = new CarrierPhone({ ...caller, to: company.number })
    await phone.dial()
    const jobs = async () => {
      const search = { basic: company.basic, body: { searchText: '', status: 'current' } }
      const found = await product.call('POST', '/towline/dispatch/search', search)
      return DispatchCall.array().parse(await found.json())
    }
    const outcome = async () => {
      const found = await product.call('GET', '/towline/customer/calls', { basic: company.basic })
      return PhoneCall.array().parse(await found.json())[0]?.outcome
    }
    return { phone, jobs, outcome, basic: company.basic }
  }
  const said = (phone: CarrierPhone) => phone.transcript.map(({ words }) => words).join(' ')

  it('decides whether a person is called: outside the hours a message is taken', async () => {
    const hours = { ...closed, friday: null, saturday: null, sunday: null }
    const { phone, outcome } = await set({ hours })
    await phone.say('let me talk to a person')
    expect(said(phone)).toContain('The office is closed right now.')
    await phone.say('Tell Dana I need the invoice for last week')
    expect(await phone.ended).toEqual({ how: 'hung up' })
    await vi.waitFor(async () => expect(await outcome()).toBe('message'))
  })

  it('calls whoever is on duty while the office is closed, if somebody is', async () => {
    const hours = { ...closed, friday: null, saturday: null, sunday: null }
    const phones = { transferPhone: '9725550123', afterHoursPhone: '9725550177' }
    const { phone } = await set({ hours, ...phones })
    await phone.say('let me talk to a person')
    expect(await phone.ended).toEqual({ how: 'put through', number: '+19725550177' })
  })

  it('flags a place outside of the area for the dispatcher, and turns nobody away', async () => {
    const { phone, jobs } = await set({ serviceArea: { towns: ['Frisco'], radiusMiles: 0 } })
    await phone.say('flat tire at 1200 Main Street in Dallas, I am safe')
    await phone.say('yes')
    expect(said(phone)).toContain('outside the area we usually serve')
    await vi.waitFor(async () =>
      expect(await jobs()).toMatchObject([
        { notes: expect.stringContaining('OUTSIDE THE SERVICE AREA') },
      ]),
    )
    await phone.hangUp()
  })

  it('goes by the zones that are drawn, once the owner says so', async () => {
    const serviceArea = { towns: [], radiusMiles: 0, zones: true }
    const { phone, jobs, basic } = await set({ serviceArea })
    const areas = [areaAround({ lat: 33.15, lng: -96.82 }, 6)]
    const body = { name: 'Frisco', color: 'teal', areas }
    expect((await product.call('POST', '/towline/zone', { basic, body })).status).toBe(200)
    await phone.say('flat tire at 1200 Main Street in Dallas, I am safe')
    await phone.say('yes')
    await vi.waitFor(async () =>
      expect(await jobs()).toMatchObject([
        { notes: expect.stringContaining('OUTSIDE THE SERVICE AREA') },
      ]),
    )
    await phone.say('to my house at 5 Oak Street in Plano')
    expect(said(phone)).toContain('outside the area we usually serve')
    await phone.hangUp()
  })
})
