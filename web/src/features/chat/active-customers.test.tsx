import { fireEvent, screen, within } from '@testing-library/react'
import type { ActiveCustomer } from '@towline/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { ActiveCustomers } from './active-customers.tsx'

const harriet: ActiveCustomer = {
  id: 'abcdefghijklmnopqrstuv',
  dispatchCallId: '019f0000-0000-7000-8000-000000000001',
  customerName: 'Harriet Stone',
  here: true,
  unread: 2,
  vehicle: 'Ram 1500',
  dispatchNumber: '1001',
  lastMessage: 'Hello?',
  lastDate: 1,
}
const anonymous = { ...harriet, id: 'x', customerName: 'Anonymous', here: false, unread: 0 }
let customers: ActiveCustomer[] = []
beforeEach(() => {
  customers = [harriet, anonymous]
})
standInServer(() => ({ reply: customers }))

it('lists who has joined with a dot and what is unread', async () => {
  show(<ActiveCustomers />)
  const row = await screen.findByRole('button', { name: /Harriet Stone/ })
  expect(within(row).getByText('In the chat')).toBeTruthy()
  expect(row.textContent).toContain('2 unread')
  const gone = screen.getByRole('button', { name: /Anonymous/ })
  expect(within(gone).getByText('Away')).toBeTruthy()
  expect(gone.textContent).not.toContain('unread')
})

it('is not there before anybody has joined', async () => {
  customers = []
  const { client } = show(<ActiveCustomers />)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(['listActiveCustomers', null])).toEqual([])
  expect(screen.queryByText('Active Customers')).toBeNull()
})

it('opens the chat in a window of 1000 by 600 by double-click, by a key and by a screen reader', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  show(<ActiveCustomers />)
  const row = await screen.findByRole('button', { name: /Harriet Stone/ })
  fireEvent.click(row, { detail: 1 })
  expect(open).not.toHaveBeenCalled()
  fireEvent.doubleClick(row)
  fireEvent.click(row, { detail: 0 })
  expect(open).toHaveBeenCalledTimes(2)
  const [address, , features] = open.mock.calls[0] ?? []
  expect(address).toBe('/customer/rep/chat/abcdefghijklmnopqrstuv')
  expect(features).toContain('width=1000,height=600')
})

it('opens the chat in place where there is a place for it', async () => {
  const opened: string[] = []
  show(<ActiveCustomers onBeside={({ dispatchCallId }) => opened.push(dispatchCallId)} />)
  const [first] = await screen.findAllByRole('button', { name: 'Open the chat of #1001 here' })
  if (first) fireEvent.click(first)
  expect(opened).toEqual([harriet.dispatchCallId])
})
