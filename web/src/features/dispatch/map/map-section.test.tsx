import { fireEvent, screen, within } from '@testing-library/react'
import type { DispatchCall, Position } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { aUser } from '../../../testing/staff.ts'
import { MapSection } from './map-section.tsx'

const MINUTE = 60_000
/** Half a minute more than is said, so that a moment here or there makes no other minute of it. */
const ago = (minutes: number) => Date.now() - (minutes + 0.5) * MINUTE
const id = (last: number) => `019f0000-0000-7000-8000-0000000000${10 + last}`

const tacoma = () =>
  aCall({
    id: id(1),
    dispatchNumber: '1001',
    vehicle: '2021 Toyota Tacoma',
    priority: 'Emergency',
    pickupAddress: '88 Depot St, Plano',
    pickupAddressLatLng: { lat: 33.02, lng: -96.7 },
    createdDate: ago(12),
  })
const lost = () =>
  aCall({
    id: id(2),
    dispatchNumber: '1002',
    vehicle: '2001 Ford Focus',
    pickupAddress: 'Nowhere 5',
    createdDate: ago(3),
  })
const driver = (name: string, minutes: number, last: number): Position => ({
  employeeId: id(last),
  name,
  truckId: '',
  truckName: '',
  place: { lat: 33.1, lng: -96.8 },
  accuracy: 10,
  at: ago(minutes),
})

let jobs: DispatchCall[] = []
let positions: Position[] = []
let broken = ''
const towns = [{ name: 'Plano', population: 285_000, place: { lat: 33.02, lng: -96.7 } }]

const asked = standInServer(({ url, method }) => {
  if (broken && url.includes(broken)) return { status: 403, reply: { error: 'forbidden' } }
  if (url.endsWith('/map/ground')) return { reply: { kind: 'plain' } }
  if (url.includes('/map/towns')) return { reply: towns }
  if (url.endsWith('/employee/positions')) return { reply: positions }
  if (url.endsWith('/towline/zone')) return { reply: [] }
  return { reply: method === 'POST' && url.endsWith('/dispatch') ? jobs[1] : jobs }
})

const scrolled = vi.fn<(element: Element) => void>()
beforeEach(() => {
  jobs = [tacoma(), lost()]
  positions = [driver('June Park', 4, 3), driver('Teo Alvarez', 125, 4)]
  // jsdom has no place to scroll to.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this)
  }
})
afterEach(() => {
  broken = ''
  scrolled.mockClear()
})

const row = (name: RegExp) => screen.getByRole('button', { name })
const group = (name: RegExp) => screen.findByRole('region', { name })
const TACOMA_MARKER = /^Job 1001, 2021 Toyota Tacoma, emergency, pending, received 12 min ago/

describe('the Map section', () => {
  it('keeps all its markers drawn, so that those which are away while it zooms come back at once', async () => {
    show(<MapSection />)
    const marker = await screen.findByRole('button', { name: TACOMA_MARKER })
    const { style } = marker.parentElement ?? document.body
    expect(style.willChange).toBe('opacity')
  })

  it('names the towns under them, which are away while it zooms as well', async () => {
    show(<MapSection />)
    const before = await screen.findByText('Plano')
    const pane = before.parentElement
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    await vi.waitFor(() => expect(before.isConnected).toBe(false))
    // Those of before stay until all that come are there.
    await vi.waitFor(() => expect(pane?.textContent).toBe('Plano'))
    expect(pane?.style.willChange).toBe('opacity')
    await vi.waitFor(() => expect(pane?.style.opacity).toBe(''))
  })

  it('lists jobs and drivers with their ages, and says of old positions that they are', async () => {
    show(<MapSection />)
    const listed = within(await group(/^Jobs 1/))
    expect(listed.getByText('Emergency')).toBeTruthy()
    expect(listed.getByText('12 min ago')).toBeTruthy()
    const drivers = within(await group(/^Drivers 2/))
    expect(drivers.getByText('4 min ago')).toBeTruthy()
    expect(drivers.getByText('2 h 05 min ago, may be elsewhere by now')).toBeTruthy()
  })

  it('lists jobs without a place apart, with the reason', async () => {
    show(<MapSection />)
    const unplaced = within(await group(/^Not on the map 1/))
    expect(unplaced.getByText('“Nowhere 5” wasn’t found on the map.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Job 1002/ })).toBeNull()
  })

  it('puts a job onto the map that it does not know, by P, the cross and Enter', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = `loggedInUser=${encodeURIComponent(JSON.stringify(aUser('dispatcher')))}`
    show(<MapSection />)
    await group(/^Not on the map 1/)
    fireEvent.keyDown(document.body, { key: 'p' })
    expect((await screen.findByText(/^Where is #1002, “Nowhere 5”/)).textContent).toContain('Enter')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByText(/^Where is/)).toBeNull()
    fireEvent.click(row(/^Place it on the map/))
    await screen.findByText(/^Where is #1002/)
    jobs = [tacoma(), { ...lost(), version: 2, pickupAddressLatLng: { lat: 33.2, lng: -96.7 } }]
    fireEvent.keyDown(screen.getByLabelText('Map of jobs and drivers'), { key: 'Enter' })
    const pickupAddressLatLng = { lat: expect.any(Number), lng: expect.any(Number) }
    await vi.waitFor(() =>
      expect(asked.map(({ body }) => body)).toContainEqual({
        id: id(2),
        version: lost().version,
        pickupAddressLatLng,
      }),
    )
  })

  it('marks on the map what is selected in the list', async () => {
    show(<MapSection />)
    const marker = await screen.findByRole('button', { name: TACOMA_MARKER })
    expect(marker.dataset.selected).toBeUndefined()
    fireEvent.click(row(/^2021 Toyota Tacoma/))
    expect(marker.dataset.selected).toBe('true')
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('selects the row of a marker that is pressed, and brings it into view', async () => {
    show(<MapSection />)
    fireEvent.keyDown(await screen.findByRole('button', { name: /^Driver June Park/ }), {
      key: 'Enter',
    })
    const june = row(/^June Park/)
    expect(june.getAttribute('aria-pressed')).toBe('true')
    expect(scrolled).toHaveBeenCalledWith(june.closest('li'))
    expect(screen.getByText('Selected: driver June Park')).toBeTruthy()
  })

  it('shows on the map which row the pointer is on', async () => {
    show(<MapSection />)
    const marker = await screen.findByRole('button', { name: TACOMA_MARKER })
    fireEvent.pointerEnter(row(/^2021 Toyota Tacoma/))
    expect(marker.dataset.hovered).toBe('true')
    fireEvent.pointerLeave(row(/^2021 Toyota Tacoma/))
    expect(marker.dataset.hovered).toBeUndefined()
  })

  it('is one stop of the Tab key, within which the arrow keys go from marker to marker', async () => {
    show(<MapSection />)
    const job = await screen.findByRole('button', { name: TACOMA_MARKER })
    const june = screen.getByRole('button', { name: /^Driver June Park/ })
    const teo = screen.getByRole('button', { name: /^Driver Teo Alvarez/ })
    expect([job, june, teo].map((it) => it.tabIndex)).toEqual([0, -1, -1])
    job.focus()
    fireEvent.keyDown(job, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(june)
    fireEvent.keyDown(june, { key: 'ArrowLeft' })
    fireEvent.keyDown(job, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(teo)
    expect(teo.tabIndex).toBe(0)
  })

  it('leaves out jobs or drivers when asked to, in the list and on the map', async () => {
    show(<MapSection />)
    await screen.findByRole('button', { name: /^Driver June Park/ })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Drivers (2)' }))
    expect(screen.queryByRole('button', { name: /June Park/ })).toBeNull()
    expect(screen.getByRole('button', { name: TACOMA_MARKER })).toBeTruthy()
  })

  it('says so when nothing is under way', async () => {
    jobs = []
    positions = []
    show(<MapSection />)
    expect(await screen.findByText('No open jobs.')).toBeTruthy()
  })

  it('shows the jobs when the positions cannot be read, and offers to try again', async () => {
    broken = '/employee/positions'
    show(<MapSection />)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(await group(/^Jobs 1/)).toBeTruthy()
  })
})
