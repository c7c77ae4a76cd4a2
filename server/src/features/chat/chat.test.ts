import { beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { startProduct } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { openLine } from '../../testing/test-connection.ts'
import { openChats } from './testing/chats.fixture.ts'

const DAY = 24 * 3600 * 1000

eachEngine('chat', (database) => {
  let clock = 0
  let chats: Awaited<ReturnType<typeof openChats>>
  const product = sharedProduct(database, { now: () => Date.now() + clock })
  beforeEach(async () => {
    clock = 0
    chats = await openChats(product)
  })

  it('goes between a customer and a rep, kept before it is shown', async () => {
    const { id, to, topic } = await chats.aChat()
    const [customer, rep] = [await chats.line(), await chats.line(chats.ours.basic)]
    const heard = await rep.hear(topic('messages'))
    await customer.say(to('sendMessage'), { content: 'Where are you?', id: 17 })
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    await rep.say(to('sendMessage'), { content: 'Two minutes away' })
    expect(await chats.messages(id)).toMatchObject([
      { role: 'customer', name: 'Harriet Stone', content: 'Where are you?', clientId: '17' },
      { role: 'rep', name: 'Olive Owner', content: 'Two minutes away', clientId: '' },
    ])
    await vi.waitFor(async () => expect(heard).toEqual(await chats.messages(id)))
  })

  it('takes role, name and company from who is on the line, whatever they say of themselves', async () => {
    const { id, to } = await chats.aChat()
    const forged = { role: 'rep', name: 'The Boss', chatId: 'x', companyId: 'x', via: 'text' }
    await (await chats.line()).say(to('sendMessage'), { ...forged, content: 'I am the rep' })
    const rep = await chats.line(chats.ours.basic)
    await rep.say(to('sendMessage'), { role: 'customer', name: 'H', content: 'I am not' })
    expect(await chats.messages(id)).toMatchObject([
      { role: 'customer', name: 'Harriet Stone', chatId: id, companyId: chats.ours.companyId },
      { role: 'rep', name: 'Olive Owner', via: 'chat' },
    ])
  })

  it('keeps a message once however often it is sent, and shows it again', async () => {
    const { id, to, topic } = await chats.aChat()
    const customer = await chats.line()
    const heard = await customer.hear(topic('messages'))
    const message = { id: 'mine', content: 'Hello' }
    await customer.say(to('sendMessage'), message)
    await (await chats.line()).say(to('sendMessage'), message)
    const rep = await chats.line(chats.ours.basic)
    await rep.say(to('sendMessage'), { id: 'mine', content: 'Hello, too' })
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    expect(heard[1]).toEqual(heard[0])
    expect((await chats.messages(id)).map(({ content }) => content)).toEqual([
      'Hello',
      'Hello, too',
    ])
  })

  it('is nobody else’s: not a stranger’s, another customer’s, another company’s or a driver’s', async () => {
    const { id, to, topic } = await chats.aChat()
    const other = await chats.aChat({}, chats.theirs)
    const spy = chats.theirs.basic
    for (const wrong of [other.id.toLowerCase(), 'x'.repeat(22), '..', id.slice(1)]) {
      const at = `/app/chat/${wrong}/sendMessage`
      await expect((await chats.line()).say(at, { content: 'x' })).rejects.toThrow()
      const hearing = (await chats.line()).hear(`/topic/chat/${wrong}/messages`)
      await expect(hearing).rejects.toThrow('You may not subscribe')
    }
    for (const place of ['join', 'sendMessage', 'typing', 'read']) {
      const body = { content: 'x', readDate: 1 }
      await expect((await chats.line(spy)).say(to(place), body)).rejects.toThrow('or not yours')
    }
    await expect((await chats.line(spy)).hear(topic('messages'))).rejects.toThrow()
    await expect((await chats.line(spy)).hear(topic('signs'))).rejects.toThrow()
    for (const name of ['joined', 'chats']) {
      const ofOurs = `/topic/company/${chats.ours.companyId}/${name}`
      await expect((await chats.line()).hear(ofOurs)).rejects.toThrow()
      await expect((await chats.line(spy)).hear(ofOurs)).rejects.toThrow()
    }
    const driver = await chats.driver()
    await expect((await chats.line(driver)).say(to('join'))).rejects.toThrow('Your role')
    await expect((await chats.line(driver)).hear(topic('messages'))).rejects.toThrow()
    expect(await chats.messages(id)).toEqual([])
    expect(await chats.active()).toEqual([])
    expect((await chats.chatapi(`messages/${'x'.repeat(22)}`)).status).toBe(404)
    expect((await chats.chatapi('messages/7')).status).toBe(400)
  })

  it('tells the company of a customer who comes and goes, and of no look of its own', async () => {
    const { id, jobId, to, topic } = await chats.aChat({ vehicle: 'Ram 1500' })
    const rep = await chats.line(chats.ours.basic)
    const joined = await rep.hear(`/topic/company/${chats.ours.companyId}/joined`)
    const signs = await rep.hear(topic('signs'))
    await rep.say(to('join'))
    expect(await chats.active()).toEqual([])
    const [phone, tablet] = [await chats.line(), await chats.line()]
    await phone.say(to('join'))
    await tablet.say(to('join'), {})
    await vi.waitFor(() => expect(joined).toContainEqual({ id, customerName: 'Harriet Stone' }))
    await phone.say(to('sendMessage'), { content: 'Hello?' })
    expect(await chats.active()).toMatchObject([
      {
        id,
        dispatchCallId: jobId,
        customerName: 'Harriet Stone',
        here: true,
        unread: 1,
        lastMessage: 'Hello?',
      },
    ])
    await phone.hangUp()
    expect(await chats.active()).toMatchObject([{ here: true }])
    await tablet.hangUp()
    await vi.waitFor(async () => expect(await chats.active()).toMatchObject([{ here: false }]))
    await rep.say(to('read'), { readDate: Date.now() + DAY })
    expect(await chats.active()).toMatchObject([{ unread: 0 }])
    expect(signs).toContainEqual({ role: 'customer', here: false })
    expect(await chats.active(chats.theirs)).toEqual([])
  })

  it('refuses what is empty, too long, no JSON or too much, and says so', async () => {
    const { id, to } = await chats.aChat()
    const refused = async (body: unknown, why: string) =>
      expect((await chats.line()).say(to('sendMessage'), body)).rejects.toThrow(why)
    await refused({ content: ' \n ' }, 'Write a message first')
    await refused({ content: 'x'.repeat(4_001) }, '4000')
    await refused({ content: 'a\u0000b' }, 'can’t be stored')
    await refused({}, 'Invalid input')
    await refused('{"content":', 'The message must be JSON')
    await refused([], 'Invalid input')
    await expect((await chats.line()).say('/app/chat/x', {})).rejects.toThrow('nobody at this')
    const long = '🚚'.repeat(2_000)
    await (await chats.line()).say(to('sendMessage'), { content: long })
    expect((await chats.messages(id)).map(({ content }) => content)).toEqual([long])
    const fast = await chats.line()
    const all = Array.from({ length: 400 }, () => fast.say(to('typing')))
    await expect(Promise.all(all)).rejects.toThrow('Too many messages at once')
  })

  it('takes no more from one address by many connections, and still lets its chats be written in', async () => {
    const { to } = await chats.aChat()
    const said = { id: 1, userId: 'ann', text: '' }
    const lines = await Promise.all(Array.from({ length: 22 }, () => chats.line()))
    const all = lines.flatMap((line) =>
      Array.from({ length: 50 }, () => line.say('/app/sendMessage', said)),
    )
    await expect(Promise.all(all)).rejects.toThrow('Too many messages at once')
    await (await chats.line()).say(to('sendMessage'), { content: 'Hello' })
  })

  it('tells the customer who looks on when the job or its truck has moved', async () => {
    const { jobId, to, topic } = await chats.aChat()
    const driver = await chats.driver()
    const known = await chats.product.call('GET', '/towline/admin/authenticate', { basic: driver })
    const { id: driverId } = (await known.json()) as { id: string }
    const customer = await chats.line()
    const signs = await customer.hear(topic('signs'))
    await customer.say(to('join'))
    const isTold = () =>
      vi.waitFor(() => expect(signs.splice(0)).toContainEqual({ role: 'rep', job: true }))
    const body = { step: 'dispatch', driverId }
    const { basic } = chats.ours
    await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, { basic, body })
    await isTold()
    const position = { place: { lat: 33.2, lng: -96.8 }, accuracy: 5 }
    await chats.product.call('POST', '/towline/employee/position', {
      basic: driver,
      body: position,
    })
    await isTold()
  })

  it('ends for the customer a day after their job, and not for the company', async () => {
    const { id, jobId, to } = await chats.aChat()
    const { basic } = chats.ours
    const driver = await chats.driver()
    const step = { basic, body: { step: 'complete' } }
    await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, step)
    clock = 0.9 * DAY
    expect((await chats.chatapi(id)).status).toBe(200)
    clock = 1.1 * DAY
    for (const path of [id, `messages/${id}`]) {
      const ended = await chats.chatapi(path)
      expect(ended.status).toBe(410)
      expect(await ended.text()).toContain('call Our Towing at (469) 555-0188')
      expect((await chats.chatapi(path, basic)).status).toBe(200)
      expect((await chats.chatapi(path, chats.theirs.basic)).status).toBe(410)
      expect((await chats.chatapi(path, driver)).status).toBe(410)
    }
    await expect((await chats.line()).say(to('join'))).rejects.toThrow('24 hours')
    await expect((await chats.line()).hear(`/topic/chat/${id}/messages`)).rejects.toThrow()
  })

  it('ends a day after the job also for whoever has been listening since before, and for no rep', async () => {
    const { jobId, topic } = await chats.aChat()
    const other = await chats.aChat()
    const [customer, rep, neighbour] = [
      await chats.line(),
      await chats.line(chats.ours.basic),
      await chats.line(),
    ]
    for (const line of [customer, rep]) await line.hear(topic('messages'))
    await neighbour.hear(other.topic('messages'))
    const { recheck } = chats.product.app.realtime
    const step = { basic: chats.ours.basic, body: { step: 'complete' } }
    await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, step)
    clock = 0.9 * DAY
    await recheck()
    await customer.hear(topic('signs'))
    clock = 1.1 * DAY
    await recheck()
    expect(await customer.ended).toMatch('has expired')
    await rep.hear(topic('signs'))
    await neighbour.hear(other.topic('signs'))
  })

  it('is heard no more by staff whose session, job or role ended without a word to this process', async () => {
    const { topic } = await chats.aChat()
    const listener = async () => {
      const line = await chats.line(await chats.dispatcher())
      await line.hear(topic('messages'))
      return line
    }
    const { recheck } = chats.product.app.realtime
    const owner = await chats.line(chats.ours.basic)
    for (const change of [`deleted_at = now()`, `roles = '{driver}'`]) {
      const line = await listener()
      await recheck()
      await line.hear(topic('signs'))
      await database.db.raw(`update employee set ${change} where first_name = 'Dee'`)
      await recheck()
      expect(await line.ended).toBe('You were signed out')
      await database.db.raw(`delete from employee where first_name = 'Dee'`)
    }
    const session = await chats.session(await chats.dispatcher())
    await session.hear(topic('messages'))
    await recheck()
    await session.hear(topic('signs'))
    await database.db.raw('delete from session')
    await recheck()
    expect(await session.ended).toBe('You were signed out')
    await owner.hear(topic('messages'))
  })

  it('puts the place of the customer’s phone on the job, but not over a person’s', async () => {
    const send = async (id: string, lat: number) => {
      const body = { place: { lat, lng: -96.8 }, accuracy: 5 }
      return (await chats.product.call('POST', `/towline/chatapi/${id}/place`, { body })).json()
    }
    const bare = await chats.aChat()
    expect(await send(bare.id, 33.1)).toEqual({ pickup: 'set' })
    expect(await send(bare.id, 33.2)).toEqual({ pickup: 'set' })
    expect(await chats.job(bare.jobId)).toMatchObject({
      pickupAddressLatLng: { lat: 33.2, lng: -96.8 },
      notes: expect.stringContaining('33.20000, -96.80000 (within 16 ft)'),
    })
    const own = { pickupAddress: '1 Main St', pickupAddressLatLng: { lat: 33, lng: -97 } }
    const set = await chats.aChat(own)
    expect(await send(set.id, 33.1)).toEqual({ pickup: 'noted' })
    expect(await chats.job(set.jobId)).toMatchObject({
      ...own,
      notes: expect.stringContaining("was set by a person and wasn't changed"),
    })
    const [message] = await chats.messages(set.id)
    expect(message?.content).toMatch(/My exact location.*query=33\.1,-96\.8\n.*wasn't changed/s)
    const { basic } = chats.theirs
    const asSpy = { basic, body: { place: { lat: 1, lng: 1 } } }
    const path = `/towline/chatapi/${set.id}/place`
    expect((await chats.product.call('POST', path, asSpy)).status).toBe(404)
  })

  it('tells the customer how the job goes on: steps, the first name, no more', async () => {
    const { id, jobId } = await chats.aChat({ driverName: 'June Park', truckName: 'Flatbed 2' })
    const { basic } = chats.ours
    const step = { basic, body: { step: 'dispatch' } }
    await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, step)
    const { job, sides } = await chats.request(id)
    expect(job).toMatchObject({ driverName: 'June', truckName: 'Flatbed 2', status: 'active' })
    expect(job?.steps).toMatchObject({ dispatched: expect.any(Number), enroute: 0 })
    expect(job?.steps.dispatched).toBeGreaterThan(0)
    expect(sides).toEqual([])
    expect(JSON.stringify(job)).not.toContain('Park')
  })

  it('tells who is writing, and until when the other side has read', async () => {
    const { id, to, topic } = await chats.aChat()
    const [customer, rep] = [await chats.line(), await chats.line(chats.ours.basic)]
    const signs = await customer.hear(topic('signs'))
    await rep.say(to('typing'))
    await rep.say(to('read'), { readDate: 1_790_000_000_000 })
    await rep.say(to('read'), { readDate: 1_780_000_000_000 })
    await vi.waitFor(() =>
      expect(signs).toEqual([
        { role: 'rep', typing: 'Olive Owner' },
        { role: 'rep', readDate: 1_790_000_000_000 },
      ]),
    )
    expect((await chats.request(id)).sides).toMatchObject([
      { role: 'rep', readDate: 1_790_000_000_000 },
    ])
  })
})

eachEngine('the simple chat', (database) => {
  it('passes on what is sent, even nothing, to everybody and to its sender', async () => {
    const product = await startProduct(database.db)
    try {
      const [one, two] = [await openLine(product.url), await openLine(product.url)]
      const [here, there] = [await one.hear('/topic/messages'), await two.hear('/topic/messages')]
      const sent = { id: 1_790_000_000_000, userId: 'ann', text: '' }
      await one.say('/app/sendMessage', sent)
      await one.say('/app/sendMessage', { ...sent, userId: null, text: 'Hi' })
      await vi.waitFor(() => expect(there).toEqual([sent, { ...sent, userId: null, text: 'Hi' }]))
      expect(here).toEqual(there)
      const long = { ...sent, text: 'x'.repeat(4_001) }
      await expect(two.say('/app/sendMessage', long)).rejects.toThrow('4000')
    } finally {
      await product.stop()
    }
  })
})
