import type { DispatchCall } from '@towline/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../../testing/database.ts'
import { openWire, type Wire } from '../testing/wire.fixture.ts'

const HARRIET = '+12145550142'

eachEngine('who is calling', (database) => {
  let wire: Wire
  beforeEach(async () => {
    wire = await openWire(database.db)
  })
  afterEach(() => wire.product.stop())

  const aJob = (known: Partial<DispatchCall>) => wire.ask<DispatchCall>('/dispatch', known)
  const firstWords = async (from: string) => (await wire.call(from, []))[0] ?? ''
  const harriets = { customerName: 'Harriet Cole', customerPhone: '2145550142' }
  const accord = { vehicleYear: '2019', vehicleMake: 'Honda', vehicleModel: 'Accord' }

  it('a customer of an earlier job is known by name, and offered the vehicle of then', async () => {
    await aJob({ ...harriets, ...accord, vehicleColor: 'Black', status: 'completed' })
    const said = await wire.call(HARRIET, [
      "it won't shift, I'm at 1245 Main Street in Frisco, I'm safe",
      'yes',
      'across from the bank',
      '500 Elm Street in Plano',
      'yes it is',
    ])
    expect(said[0]).toMatch(/^Hi Harriet/)
    expect(said[4]).toMatch(/Is it the 2019 Honda Accord again\?$/)
    await vi.waitFor(async () =>
      expect(await wire.jobs()).toMatchObject([{ ...accord, vehicleColor: 'Black' }]),
    )
  })

  it('a customer who waits hears how far their truck is, the job under way before any other', async () => {
    const waits = await aJob({ ...harriets, ...accord, pickupAddress: '1 Main St, Frisco, TX' })
    await aJob({
      ...harriets,
      vehicleMake: 'Ford',
      scheduledDateTime: Date.now() + 86_400_000,
      status: 'scheduled',
    })
    expect(await firstWords(HARRIET)).toMatch(/about your 2019 Honda Accord\?$/)
    const steps: [Partial<DispatchCall>, RegExp][] = [
      [{ dispatchedDateTime: 1 }, /finding a driver for it.*call you with a time/],
      [{ driverName: 'Mike Reed' }, /under way, and Mike is on it.*call you with a time/],
      [{ enrouteDateTime: 2 }, /on its way to you, and Mike is driving.*call you with a time/],
      [{ onSceneDateTime: 3 }, /should be with the vehicle now\. /],
      [{ towingDateTime: 4 }, /is on the truck/],
      [{ destinationArrivalDateTime: 5 }, /has arrived/],
    ]
    for (const [step, words] of steps) {
      await aJob({ id: waits.id, ...step })
      await wire.call(HARRIET, ['yes, where is my truck'], words)
    }
  })

  it('a job told from another telephone than the one to call back is known by both', async () => {
    await wire.call(HARRIET, [
      "flat tire on my Honda Civic at 1245 Main Street in Frisco, I'm safe",
      'no',
      'use 4 6 9 5 5 5 0 1 6 6',
      'okay bye',
    ])
    await vi.waitFor(async () =>
      expect(await wire.jobs()).toMatchObject([{ customerPhone: '4695550166' }]),
    )
    expect(await firstWords('+14695550166')).toMatch(/Is this about your/)
    expect(await firstWords(HARRIET)).toMatch(/Is this about your/)
  })

  it('an employee is greeted by name, and the company’s own telephones are nobody’s', async () => {
    await wire.ask('/employee', {
      email: 'mike@lone-star.example',
      firstName: 'Mike',
      lastName: 'Hill',
      phoneNumber: '(469) 555-0177',
      roles: ['driver'],
      password: 'correct horse',
    })
    const said = await wire.call('+14695550177', ['I have a flat on 380 in Prosper', 'no'])
    expect(said[0]).toMatch(/^Hi Mike/)
    expect(said[1]).toMatch(/open a job for that\?$/)
    expect(await wire.jobs()).toEqual([])
    expect(await firstWords('+14695550188')).toMatch(/^Thanks for calling/)
  })

  it('a motor club’s numbers and a police incident come into the job', async () => {
    await wire.call('+18005550111', [
      'this is Agero with a dispatch, PO 4471, member number 429005112',
      '1245 Main Street in Frisco',
      'flat tire',
    ])
    await wire.call('+19725550101', [
      'Plano PD, officer Daniels, badge 4471, incident number 240031887, we need a wrecker',
      '1245 Main Street in Frisco',
      "it's a rotation",
    ])
    const [police, club] = await wire.jobs()
    expect(club).toMatchObject({
      callerType: 'Motor club',
      inputVendorName: 'Agero',
      poNumber: '4471',
      mcMembershipNumber: '429005112',
      customerPhone: '',
    })
    expect(police).toMatchObject({
      callerType: 'Police',
      inputVendorName: 'Plano PD',
      vendorContactName: 'Officer Daniels, badge 4471',
      customerPhone: '9725550101',
      notes: expect.stringContaining('Incident 240031887. Kind of tow: rotation.'),
    })
  })

  it('a caller whom nobody takes is missed, and texted', async () => {
    const phone = wire.aPhone(HARRIET, { person: 'does not answer' })
    await phone.dial()
    await phone.say('let me talk to a person')
    await vi.waitFor(() => expect(phone.transcript.at(-1)?.words).toMatch(/nobody could pick up/))
    await phone.say('operator please')
    await phone.ended
    await vi.waitFor(async () =>
      expect(await wire.calls()).toMatchObject([
        { trouble: 'missed', summary: expect.stringMatching(/./) },
      ]),
    )
    await wire.letPass('text-missed-caller')
    expect(await wire.textsOut()).toMatchObject([
      { toNumber: HARRIET, body: expect.stringMatching(/missed your call/) },
    ])
  })
})
