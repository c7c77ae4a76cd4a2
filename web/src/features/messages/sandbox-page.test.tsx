import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import SandboxPage from './sandbox-page.tsx'

const id = '019a0000-0000-7000-8000-000000000001'
const text = {
  id,
  direction: 'out',
  fromNumber: '+14695550100',
  toNumber: '+12145550142',
  body: 'Follow your truck: https://towline.test/c/1',
  status: 'sent',
  createdDate: 1,
  consent: { by: 'call', id, at: 1, who: '' },
}
const unproven = { ...text, id: `${id.slice(0, -1)}2`, toNumber: '+12145550143', consent: null }
const mail = {
  id,
  to: 'june@lonestar.example',
  fromName: 'Lone Star',
  subject: 'Shift on Friday',
  body: 'Set it at https://towline.test/reset/1',
  status: 'failed',
  createdDate: 1,
  reason: 'The mail server refused it: no such mailbox.',
}

describe('the sandbox', () => {
  let isEmpty = false
  standInServer(({ url }) => ({
    reply: isEmpty ? [] : url.includes('mails') ? [mail] : [text, unproven],
  }))

  it('shows texts and mails, each with what became of it and its links', async () => {
    isEmpty = false
    show(<SandboxPage />)
    const texts = within(await screen.findByRole('list', { name: 'Texts' }))
    expect(texts.getByText('To (214) 555-0142')).toBeTruthy()
    expect(texts.getAllByRole('link', { name: 'https://towline.test/c/1' })[0]).toBeTruthy()
    expect(texts.getByText(/^OK to text: Called you \d/)).toBeTruthy()
    expect(texts.getByText('No record that this number agreed to texts')).toBeTruthy()
    const mails = within(await screen.findByRole('list', { name: 'Emails' }))
    expect(mails.getByText('To june@lonestar.example')).toBeTruthy()
    expect(mails.getByText('Shift on Friday')).toBeTruthy()
    expect(mails.getByText(/no such mailbox/)).toBeTruthy()
    expect(mails.getByRole('link', { name: 'https://towline.test/reset/1' })).toBeTruthy()
  })

  it('says what will stand there when nothing was sent yet', async () => {
    isEmpty = true
    show(<SandboxPage />)
    expect(await screen.findByText('No texts yet.')).toBeTruthy()
    expect(await screen.findByText('No emails yet.')).toBeTruthy()
  })
})
