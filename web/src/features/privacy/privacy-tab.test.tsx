import { fireEvent, screen, within } from '@testing-library/react'
import { newRetention, type PersonFound, Retention } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { daysText, goesText, sizeText } from './privacy.text.ts'
import { PrivacyTab } from './privacy-tab.tsx'

const harriet: PersonFound = {
  jobs: 2,
  calls: 1,
  recordings: 0,
  media: 3,
  chats: 0,
  texts: 0,
  emails: 0,
  accounts: 0,
  importedRows: 0,
  imports: 0,
  open: 0,
  invoices: 1,
  impounds: 0,
  also: ['harriet@stone.example'],
}

describe('the Privacy tab', () => {
  let stored: Retention = newRetention
  const asked = standInServer(({ method, url, body }) => {
    if (url.endsWith('/person/find')) return { reply: harriet }
    if (url.endsWith('/person/erase')) return { reply: harriet }
    if (url.endsWith('/exports')) return { reply: [] }
    if (method === 'PUT') stored = { ...Retention.parse(body), version: stored.version + 1 }
    return { reply: stored }
  })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const sent = (path: string) => asked.filter(({ url }) => url.endsWith(path))

  it('asks before a shorter time deletes, and not before a longer one', async () => {
    show(<PrivacyTab />)
    const choose = async (value: number) =>
      fireEvent.change(await screen.findByRole('combobox', { name: 'Recordings of calls' }), {
        target: { value: String(value) },
      })
    await choose(730)
    await press('Save')
    expect(await screen.findByText('Saved.')).toBeTruthy()
    await choose(90)
    await press('Save')
    const dialog = await screen.findByRole('dialog', { name: 'Delete what is older?' })
    expect(within(dialog).getByText('Recordings of calls: 90 days')).toBeTruthy()
    expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    await press('Save and delete')
    await screen.findByText('Saved.')
    expect(asked.filter(({ method }) => method === 'PUT')[1]?.body).toMatchObject({
      recordings: 90,
      version: 1,
    })
  })

  it('shows what goes and what stays, and erases only once the word is typed', async () => {
    show(<PrivacyTab />)
    const who = screen.getByRole('textbox', { name: 'Phone number or email' })
    fireEvent.change(who, { target: { value: 'Harriet' } })
    await press('Look')
    expect(await screen.findByText(/Enter a phone number of ten digits/)).toBeTruthy()
    fireEvent.change(who, { target: { value: '(469) 555-0142' } })
    await press('Look')
    expect(await screen.findByText(/^2 jobs: name/)).toBeTruthy()
    expect(screen.getByText(/^1 invoice with the name on it/)).toBeTruthy()
    await press('Erase')
    await press('Erase for good')
    expect(sent('/person/erase')).toEqual([])
    fireEvent.change(await screen.findByRole('textbox', { name: 'Type ERASE to go ahead' }), {
      target: { value: 'erase' },
    })
    await press('Erase for good')
    expect(await screen.findByText(/^Erased\./)).toBeTruthy()
    expect(sent('/person/erase')[0]?.body).toEqual({ who: '(469) 555-0142', confirm: 'erase' })
  })
})

it('says days, counts and sizes as people do', () => {
  expect([0, 1, 90, 365, 730].map(daysText)).toEqual([
    'For good',
    '1 day',
    '90 days',
    '1 year',
    '2 years',
  ])
  expect(goesText(harriet).at(-1)).toBe('3 photos or videos: deleted.')
  expect(goesText({ ...harriet, importedRows: 2, imports: 1 }).slice(-2)).toEqual([
    '2 imported rows: emptied. The files of finished imports go.',
    '1 unfinished import: deleted with its file. Send it again without them.',
  ])
  expect([124_000, 1_240_000, 56_000_000_000].map(sizeText)).toEqual(['124 kB', '1.2 MB', '56 GB'])
})
