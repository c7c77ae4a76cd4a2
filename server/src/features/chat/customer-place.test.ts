import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { openChats } from './testing/chats.fixture.ts'

eachEngine('a place the customer sends', (database) => {
  const product = sharedProduct(database)
  let chats: Awaited<ReturnType<typeof openChats>>
  beforeEach(async () => {
    chats = await openChats(product)
  })

  const send = async (id: string, lat: number) => {
    const body = { place: { lat, lng: -96.8 } }
    const answer = await chats.product.call('POST', `/towline/chatapi/${id}/place`, { body })
    expect(answer.status).toBe(200)
  }

  it('is one line of the notes, its newest, and everything else in them stays', async () => {
    const notes = 'Gate code 4711\n\nBeware of the dog\n'
    const { id, jobId } = await chats.aChat({ notes })
    await send(id, 33.1)
    await send(id, 33.2)
    expect((await chats.job(jobId)).notes).toBe(
      `${notes}\nThe customer's phone is at 33.20000, -96.80000.`,
    )
  })

  it('is told to both sides when the notes are full, and is on the map all the same', async () => {
    const notes = 'x'.repeat(4_990)
    const { id, jobId } = await chats.aChat({ notes })
    await send(id, 33.1)
    expect(await chats.job(jobId)).toMatchObject({
      notes,
      pickupAddressLatLng: { lat: 33.1, lng: -96.8 },
    })
    const [message] = await chats.messages(id)
    expect(message?.content).toMatch(/query=33\.1,-96\.8\nThe job's notes are full/)
  })
})
