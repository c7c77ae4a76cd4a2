import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { BookExport } from '@towline/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { InvoicesSection } from './invoices-section.tsx'

const anExport: BookExport = {
  id: '019f0000-0000-7000-8000-000000000051',
  fromDay: '2026-01-01',
  toDay: '2026-01-31',
  madeAt: 1_770_000_000_000,
  who: 'Olive Owner',
  invoices: 140,
  credits: 1,
  payments: 88,
  invoicedCents: 1_935_000,
  paidCents: 1_200_050,
  onlineFiles: 2,
}

describe('books', () => {
  let stored: BookExport[] = []
  let refusal: { status: number; reply: unknown } | null = null
  beforeEach(() => {
    stored = [anExport]
    refusal = null
  })
  const asked = standInServer(({ method }) =>
    method === 'GET' ? { reply: stored } : (refusal ?? { reply: anExport }),
  )
  const open = () => show(<InvoicesSection user={aUser('manager')} />, '/?part=books')
  const made = () => asked.filter(({ method }) => method === 'POST')
  const set = async (name: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } })

  it('export a period once, and offer each export again in every form', async () => {
    open()
    const links = await screen.findAllByRole('link', { name: /Jan 1, 2026 to Jan 31, 2026/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/towline/book-exports/${anExport.id}/quickbooks-online?part=1`,
      `/towline/book-exports/${anExport.id}/quickbooks-online?part=2`,
      `/towline/book-exports/${anExport.id}/quickbooks-desktop`,
      `/towline/book-exports/${anExport.id}/invoices`,
      `/towline/book-exports/${anExport.id}/payments`,
    ])
    await set('From', '2026-02-01')
    await set('To', '2026-02-28')
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    await screen.findByText('140 invoices and 88 payments exported. Download them below.')
    expect(made()[0]?.body).toMatchObject({ fromDay: '2026-02-01', toDay: '2026-02-28' })
  })

  it('say so where there is nothing new, and send the same export again', async () => {
    stored = []
    const message = 'Everything of these days was exported already.'
    refusal = { status: 409, reply: { error: 'nothing_to_export', message, requestId: 'x' } }
    open()
    await screen.findByText('Nothing was exported yet.')
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    press()
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    press()
    await waitFor(() => expect(made()).toHaveLength(2))
    expect(made()[1]?.body).toEqual(made()[0]?.body)
  })
})
