import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Candidate } from '@towline/contract'
import { describe, expect, it, vi } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { DispatchCallDialog } from './dispatch-call-dialog.tsx'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`
const teo: Candidate = {
  driverId: id(11),
  driverName: 'Teo Alvarez',
  phoneNumber: '',
  truckId: id(21),
  truckName: 'Flatbed 1',
  miles: 6.42,
  minutes: 12,
  estimated: true,
  positionAt: 1,
  onDuty: false,
  offered: [],
  onCalls: [],
  fit: 'fits',
  reasons: ['Nearest', 'Free'],
  reservedBy: '',
}
const bea = { ...teo, driverId: id(12), driverName: 'Bea Lindqvist', truckId: '', truckName: '' }
const taken = {
  status: 409,
  reply: { error: 'driver_taken', message: 'Marcus is sending them to #1007', requestId: 'r' },
}
const gone = {
  status: 400,
  reply: {
    error: 'bad_request',
    message: 'Some of it is not right',
    requestId: 'r',
    fields: { driverId: 'Choose one of your drivers' },
  },
}

// The dialog is large, and machines that test are busy.
configure({ asyncUtilTimeout: 6_000 })

describe('who should go', () => {
  const call = aCall()
  let isTaken = false
  let ranks = true
  let isGone = false
  const asked = standInServer(({ url, method }) => {
    if (url.endsWith('/candidates'))
      return ranks ? { reply: isGone ? [bea] : [teo, bea] } : { status: 404, reply: {} }
    if (url.endsWith('/reservation')) {
      return isTaken ? taken : { reply: { driverId: teo.driverId, until: 1 } }
    }
    if (url === '/towline/dispatch') return isGone ? gone : isTaken ? taken : { reply: call }
    if (url.endsWith('/all/driver')) {
      return { reply: [{ id: teo.driverId, firstName: 'Teo', lastName: 'Alvarez' }] }
    }
    return { reply: method === 'GET' && url.endsWith(call.id) ? call : [] }
  })
  const bodies = (end: string) =>
    asked.filter(({ url }) => url.endsWith(end)).map(({ body }) => body)
  const open = async () => {
    const onClose = vi.fn()
    const shown = show(<DispatchCallDialog call={call} onClose={onClose} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Driver/Truck Information' }))
    return { ...shown, onClose }
  }

  it('lists the drivers best first with the reasons, keeps the chosen one and lets them go', async () => {
    isTaken = false
    const { unmount } = await open()
    const first = await screen.findByRole('button', { name: /Teo Alvarez.*Flatbed 1/ })
    expect(first.textContent).toContain('about 12 min · 6.4 mi')
    expect(first.textContent).toContain('Nearest · Free')
    fireEvent.click(first)
    await waitFor(() => expect(bodies('/reservation')).toHaveLength(1))
    expect(bodies('/reservation')[0]).toEqual({
      driverId: teo.driverId,
      dispatchCallId: call.id,
      label: '#1001',
    })
    await waitFor(() => expect(first.getAttribute('aria-pressed')).toBe('true'))
    fireEvent.click(screen.getByRole('button', { name: /Bea Lindqvist/ }))
    await waitFor(() => expect(bodies('/release')).toContainEqual({ driverId: teo.driverId }))
    unmount()
    await waitFor(() => expect(bodies('/release')).toContainEqual({ driverId: bea.driverId }))
  })

  it('tells who is sending the driver already, and sends them anyway when told to', async () => {
    isTaken = true
    const { onClose } = await open()
    fireEvent.click(await screen.findByRole('button', { name: /Teo Alvarez/ }))
    await screen.findByText('Marcus is sending them to #1007')
    fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }))
    isTaken = false
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(bodies('/towline/dispatch')).toEqual([
      expect.objectContaining({
        driverId: teo.driverId,
        truckId: teo.truckId,
        checkDriver: false,
      }),
    ])
  })

  it('tells on saving that the driver was taken meanwhile, and saves anyway when told to', async () => {
    isTaken = false
    const { onClose } = await open()
    fireEvent.click(await screen.findByRole('button', { name: /Teo Alvarez/ }))
    await waitFor(() => expect(bodies('/reservation')).toHaveLength(1))
    isTaken = true
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const anyway = await screen.findByRole('button', { name: 'Save anyway' })
    isTaken = false
    fireEvent.click(anyway)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(bodies('/towline/dispatch')).toEqual([
      expect.objectContaining({ checkDriver: true }),
      expect.objectContaining({ checkDriver: false }),
    ])
  })

  it('goes to what is wrong when the driver was removed meanwhile, and no longer offers them', async () => {
    isTaken = false
    await open()
    fireEvent.click(await screen.findByRole('button', { name: /Teo Alvarez/ }))
    isGone = true
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const wrong = await screen.findByText('Choose one of your drivers')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Teo Alvarez/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(wrong))
    isGone = false
  })

  it('offers every driver by name when they cannot be ranked', async () => {
    ranks = false
    await open()
    await screen.findByText('Can’t tell who is nearest right now.')
    fireEvent.click(screen.getByRole('combobox', { name: 'Driver' }))
    await screen.findByRole('option', { name: 'Teo Alvarez' })
    ranks = true
  })
})
