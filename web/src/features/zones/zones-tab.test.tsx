import { fireEvent, screen, waitFor } from '@testing-library/react'
import { areaAround, type Role, writeCorners, type Zone } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { ZonesTab } from './zones-tab.tsx'

const frisco = { lat: 33.15, lng: -96.82 }
const north: Zone = {
  id: '019f0000-0000-7000-8000-000000000041',
  version: 3,
  name: 'North',
  color: 'teal',
  areas: [areaAround(frisco, 5)],
  squareMiles: 78.1,
  driverIds: [],
  driverNames: ['June Park'],
  hours: { days: ['monday', 'tuesday', 'wednesday'], from: '06:00', to: '18:00' },
}
const triangle = '33, -97\n33, -96\n34, -96'

let zones: Zone[] = []
let refusal: { status: number; reply: unknown } | null = null
let inFile: object = {}
beforeEach(() => {
  zones = [north]
  refusal = null
  inFile = { problems: [], zones: [], saved: false }
})
const asked = standInServer(({ method, url, body }) => {
  if (url.endsWith('/history'))
    return {
      reply: [
        {
          id: north.id,
          at: 1_790_000_000_000,
          who: 'Dana Whitfield',
          what: 'North was changed',
          changes: [{ what: 'Color', from: 'red', to: 'teal' }],
        },
      ],
    }
  if (url.endsWith('/zone/import')) return { reply: { ...inFile, saved: Object(body).save } }
  if (url.endsWith('/map/check'))
    return {
      reply: {
        address: 'Frisco, TX',
        valid: true,
        latLng: frisco,
        estimated: true,
        candidates: [],
      },
    }
  if (url.endsWith('/employee/all/driver')) return { reply: [] }
  if (refusal && (method !== 'GET' || url.endsWith('/zone'))) return refusal
  if (method === 'DELETE') return { reply: { id: north.id, name: north.name } }
  if (method === 'POST') return { reply: { ...north, ...Object(body) } }
  return { reply: zones }
})
const sent = (method: string) =>
  asked.filter((one) => one.method === method && !one.url.endsWith('/check'))
// The map is the browser journey's matter.
const openAs = (...roles: Role[]) => show(<ZonesTab user={aUser(...roles)} MapFrame={() => null} />)
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

describe('the Zones tab', () => {
  it('lists the zones with drivers, hours and size', async () => {
    openAs('manager')
    const item = await screen.findByRole('listitem')
    expect(item.textContent).toContain('June Park')
    expect(item.textContent).toContain('Mon–Wed, 06:00–18:00 · 78 square miles')
  })

  it('says what a zone is good for while there are none', async () => {
    zones = []
    openAs('manager')
    expect(await screen.findByText('No zones yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export GeoJSON' })).toBeNull()
  })

  it('says when they could not be read, and tries again', async () => {
    refusal = {
      status: 403,
      reply: { error: 'forbidden', message: 'Your role doesn’t allow this.' },
    }
    openAs('manager')
    expect(await screen.findByText('Your role doesn’t allow this.')).toBeTruthy()
    refusal = null
    await press('Try again')
    expect(await screen.findByText('North')).toBeTruthy()
  })

  it('lets a dispatcher read, and change nothing', async () => {
    openAs('dispatcher')
    await screen.findByText('North')
    expect(screen.queryByRole('button', { name: /Modify|\+ Zone|Import/ })).toBeNull()
  })

  it('makes a zone from corners that are typed', async () => {
    openAs('manager')
    await press('+ Zone')
    await press('Save')
    expect(await screen.findByText('Give the zone a name')).toBeTruthy()
    expect(screen.getByText('Draw the zone, or enter its corners')).toBeTruthy()
    expect(sent('POST')).toEqual([])
    type(/^Name/, 'South')
    type('Corners', triangle)
    await press('Save')
    await screen.findByText('South is saved.')
    expect(sent('POST')[0]?.body).toMatchObject({
      name: 'South',
      color: 'blue',
      hours: null,
      areas: [
        [
          { lat: 33, lng: -97 },
          { lat: 33, lng: -96 },
          { lat: 34, lng: -96 },
        ],
      ],
    })
  })

  it('makes the shape of a zone from a place and a distance', async () => {
    openAs('manager')
    await press('+ Zone')
    type('Town, ZIP or address', 'Frisco')
    await press('Use this')
    const corners = () =>
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Corners' }).value
    await waitFor(() => expect(corners()).toBe(writeCorners([areaAround(frisco, 5)])))
  })

  it('changes a zone from the version that was read, and keeps what was typed when another was quicker', async () => {
    openAs('manager')
    await press('Modify North')
    type(/^Name/, 'Uptown')
    refusal = {
      status: 409,
      reply: { error: 'newer_version', message: 'Someone else saved this.' },
    }
    await press('Save')
    expect(await screen.findByText('Someone else saved this.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Uptown')
    expect(sent('POST')[0]?.body).toMatchObject({ id: north.id, version: 3, hours: north.hours })
  })

  it('deletes a zone only after asking', async () => {
    openAs('manager')
    await press('Modify North')
    await press('Delete')
    expect(sent('DELETE')).toEqual([])
    expect(screen.getByText(/Its jobs stay/)).toBeTruthy()
    await press('Delete')
    expect(await screen.findByText('North is deleted.')).toBeTruthy()
  })

  const choose = (text: string) => {
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('there is nothing to choose a file with')
    fireEvent.change(input, { target: { files: [new File([text], 'zones.geojson')] } })
  }

  it('says of a file what it would do, and imports it when told to', async () => {
    inFile = {
      problems: [],
      zones: [
        { ...north, isNew: false },
        { ...north, name: 'East', isNew: true },
      ],
    }
    openAs('manager')
    await screen.findByText('North')
    choose('{}')
    expect(await screen.findByText('New: East')).toBeTruthy()
    expect(screen.getByText('Get a new shape: North')).toBeTruthy()
    expect(sent('POST').map(({ body }) => Object(body).save)).toEqual([undefined])
    await press('Import 2 zones')
    expect(await screen.findByText('2 zones imported.')).toBeTruthy()
  })

  it('says what is wrong with a file by the number of the feature', async () => {
    inFile = { problems: [{ feature: 4, problem: 'This shape has a hole.' }], zones: [] }
    openAs('manager')
    await screen.findByText('North')
    choose('{}')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Feature 4: This shape has a hole.',
    )
  })

  it('tells who changed what', async () => {
    openAs('dispatcher')
    await press('Show history')
    const list = await screen.findByRole('list', { name: 'History' })
    expect(list.textContent).toContain('Dana Whitfield: North was changedColor: red → teal')
  })
})
