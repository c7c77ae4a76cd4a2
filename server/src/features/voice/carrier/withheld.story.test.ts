import type { DispatchCall } from '@towline/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../../testing/database.ts'
import { openWire, type Wire } from '../testing/wire.fixture.ts'

const BREAKDOWN = "flat tire on my blue 2015 Honda Civic at 1245 Main Street in Frisco, I'm safe"
/** How a carrier writes RESTRICTED, with and without a country code. */
const [ONE, ANOTHER] = ['+7378742833', '+17378742833']

eachEngine('callers who withhold the number', (database) => {
  let wire: Wire
  beforeEach(async () => {
    wire = await openWire(database.db)
  })
  afterEach(() => wire.product.stop())

  it('are asked for one to call back at, and only that is texted', async () => {
    const said = await wire.call(
      ANOTHER,
      [
        BREAKDOWN,
        '4 6 9 5 5 5 0 1 6 6',
        'across from the bank',
        'no, it stays there',
        'Harriet Cole',
        'yes, text me',
      ],
      /right\?/,
    )
    expect(said.join(' ')).toMatch(/number can we reach you/)
    expect(said.join(' ')).not.toMatch(/2833/)
    await vi.waitFor(async () =>
      expect(await wire.jobs()).toMatchObject([{ customerPhone: '4695550166', fromNumber: '' }]),
    )
    const texted = await wire.textsOut()
    expect(texted.filter(({ toNumber }) => toNumber !== '+14695550166')).toEqual([])
    expect(await wire.calls()).toMatchObject([{ fromNumber: '', customData: { from_number: '' } }])
  })

  it.each([ONE, ANOTHER, '+266696687', 'anonymous', 'unknown', 'restricted', 'unavailable', ''])(
    'as %j are nobody the company knows, least of all the one who called before',
    async (from) => {
      await wire.call(ANOTHER, [BREAKDOWN, '4 6 9 5 5 5 0 1 6 6'])
      await vi.waitFor(async () => expect(await wire.jobs()).toHaveLength(1))
      const [greeting = ''] = await wire.call(from, [])
      expect(greeting).not.toMatch(/Is this about|cut off|Civic/)
      await wire.call(from, ['I want to cancel my tow', 'yes, cancel it'])
      expect(await wire.jobs()).toHaveLength(1)
      await wire.letPass('text-missed-caller')
      expect(await wire.textsOut()).toEqual([])
    },
  )

  it('are not taken for a call that comes back while another of them is put through', async () => {
    const phone = wire.aPhone(ANOTHER)
    await phone.dial()
    await phone.say('let me talk to a person please')
    expect(await phone.ended).toMatchObject({ how: 'put through' })
    expect((await wire.call(ANOTHER, []))[0]).toContain('Lone Star Towing')
  })

  it('make no two jobs the same breakdown, whoever wrote their number into them', async () => {
    const phones = { customerPhone: '7378742833', customerPhoneForText: '7378742833' }
    const job = { ...phones, canReceiveText: true, towReason: 'Flat tire' }
    const first = await wire.ask<DispatchCall>('/dispatch', job)
    await wire.ask('/dispatch', job)
    const found = await wire.ask<unknown[]>('/dispatch/duplicates', {
      customerPhone: '7378742833',
    })
    expect(found).toEqual([])
    const link = await wire.product.call('POST', `/towline/chat/of/${first.id}/text`, {
      basic: wire.company.basic,
    })
    expect(link.status).toBe(400)
    expect(await wire.textsOut()).toEqual([])
  })
})
