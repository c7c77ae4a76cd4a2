import {
  CheckedPlace,
  DispatchCall,
  DrivingRoute,
  PlaceSuggestion,
  type SaveDispatchCall,
  Town,
} from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'

eachEngine('the map of the board', (database) => {
  const product = sharedProduct(database)
  let ours: TestCompany
  beforeEach(async () => {
    ours = await product.company('Our Towing')
  })

  const get = (path: string, basic = ours.basic) =>
    product.call('GET', `/towline/${path}`, { basic })
  async function suggest(text: string, company = ours) {
    const answer = await get(`map/suggest?text=${encodeURIComponent(text)}`, company.basic)
    return z.array(PlaceSuggestion).parse(await answer.json())
  }
  async function check(text: string, company = ours) {
    const { basic } = company
    const answer = await product.call('POST', '/towline/map/check', { basic, body: { text } })
    return CheckedPlace.parse(await answer.json())
  }
  async function save(body: SaveDispatchCall): Promise<string> {
    const answer = await product.call('POST', '/towline/dispatch', { basic: ours.basic, body })
    return DispatchCall.parse(await answer.json()).id
  }
  async function route(id: string) {
    return DrivingRoute.parse(await (await get(`dispatch/${id}/route`)).json())
  }

  it('is drawn plainly when no map service is set', async () => {
    expect(await (await get('map/ground')).json()).toEqual({ kind: 'plain' })
  })

  it('has the larger towns of the piece that is shown, at most sixty', async () => {
    const towns = async (south: number, west: number, north: number, east: number) =>
      z
        .array(Town)
        .parse(
          await (
            await get(`map/towns?south=${south}&west=${west}&north=${north}&east=${east}`)
          ).json(),
        )
    const around = await towns(33, -97.2, 33.4, -96.5)
    const names = around.map(({ name }) => name)
    for (const name of ['Plano', 'Frisco', 'McKinney', 'Denton']) expect(names).toContain(name)
    expect(names).not.toContain('Houston')
    expect(around.length).toBeLessThanOrEqual(60)
    const people = around.map(({ population }) => population)
    expect(people).toEqual([...people].sort((a, b) => b - a))
    expect(await towns(25, -125, 50, -66)).toHaveLength(60)
    expect(await towns(0, 0, 1, 1)).toEqual([])
    expect((await get('map/towns?south=a&west=0&north=1&east=1')).status).toBe(400)
  })

  it('finishes addresses with the towns near the company', async () => {
    expect((await suggest('1245 main st'))[0]?.address).toBe('1245 Main St, Frisco, TX')
    const chicago = await product.company('Windy Towing', { city: 'Chicago', zip: '60601' })
    expect((await suggest('1245 main st', chicago))[0]?.address).toBe('1245 Main St, Chicago, IL')
    expect(await suggest('x')).toEqual([])
  })

  it.each([
    ['1845 Elm St, Frisco TX 75034', '1845 Elm St, Frisco, TX 75034'],
    ['1845 elm st apt 4, frisco, texas 75034-1234', '1845 Elm St (apt 4), Frisco, TX 75034'],
    ['1 Yard Rd, Frisco, TX, USA', '1 Yard Rd, Frisco, TX'],
    ['W6521 County Road B, Fond du Lac WI', 'W6521 County Road B, Fond du Lac, WI'],
    ['US-75 northbound near exit 41, Plano, TX', 'US-75 northbound near exit 41, Plano, TX'],
    ['Main St & N Oak Ave, Plano, TX', 'Main St & N Oak Ave, Plano, TX'],
    ['Home Depot, Plano, TX', 'Home Depot, Plano, TX'],
  ])('takes %s for a place a driver can be sent to', async (text, address) => {
    expect(await check(text)).toEqual({
      address,
      valid: true,
      latLng: { lat: expect.any(Number), lng: expect.any(Number) },
      estimated: true,
      candidates: [],
    })
  })

  it.each([
    ['12 Oak St', ['Frisco, TX']],
    ['75034', []],
    ['over there', ['Frisco, TX']],
    ['  ', []],
    [`${'<b>'.repeat(160)}`, ['Frisco, TX']],
  ])('does not take %j for one', async (text, candidates) => {
    expect(await check(text)).toMatchObject({ valid: false, candidates })
  })

  it('draws the way of a job between its places, looked up where it holds none', async () => {
    const from = { lat: 33.15, lng: -96.82 }
    const id = await save({
      pickupAddress: '1845 Elm St, Frisco, TX 75034',
      pickupAddressLatLng: from,
      dropoffAddress: '500 Main St, Plano, TX 75074',
    })
    const way = await route(id)
    expect(way).toMatchObject({ status: 'OK', estimated: true })
    expect(way.line).toEqual([from, { lat: 33.0277, lng: -96.6777 }])
    expect(way.miles).toBeGreaterThan(10)
    expect(way.minutes).toBeGreaterThan(15)
  })

  it('draws nothing without both places, and nothing of another company', async () => {
    const nothing = { line: [], miles: 0, minutes: 0 }
    const alone = await save({ pickupAddress: '1845 Elm St, Frisco, TX 75034' })
    expect(await route(alone)).toMatchObject({ ...nothing, status: 'NOT_FOUND' })
    const vague = await save({ pickupAddress: 'somewhere', dropoffAddress: 'elsewhere' })
    expect(await route(vague)).toMatchObject({ ...nothing, status: 'NOT_FOUND' })
    const theirs = await product.company('Their Towing')
    expect((await get(`dispatch/${alone}/route`, theirs.basic)).status).toBe(404)
    expect((await get(`dispatch/${newId()}/route`)).status).toBe(404)
  })
})
