import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Message, messageChanged, readMessage } from '@towline/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refetch } from '../../platform/query.ts'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { messagesLive } from './messages.live.ts'
import { WriteMessageDialog } from './write-message-dialog.tsx'

const id = '019f0000-0000-7000-8000-000000000031'
let message: Message
let refusal: { status: number; reply: unknown } | null = null
beforeEach(() => {
  refusal = null
  message = {
    id,
    kind: 'email',
    to: 'june@lonestar.example',
    subject: '',
    body: '',
    status: 'queued',
    reason: '',
    createdDate: 1,
  }
})
const asked = standInServer(({ method }) => {
  if (method === 'POST') return refusal ?? { reply: { id, status: 'queued' } }
  return { reply: message }
})
const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => Object(body))

const open = (kind: 'email' | 'text') => {
  const to = kind === 'email' ? 'june@lonestar.example' : '4695550172'
  const onClose = vi.fn()
  const shown = show(
    <WriteMessageDialog recipient={{ kind, to, name: 'June Park' }} onClose={onClose} />,
  )
  return { ...shown, onClose }
}
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('writing to an employee', () => {
  it.each(['email', 'text'] as const)('sends nothing while the %s is empty', (kind) => {
    open(kind)
    type('Message', '   ')
    press('Send')
    expect(screen.getByText('Write a message first')).toBeTruthy()
    expect(sent()).toEqual([])
    expect(box('Message').rows).toBe(4)
  })

  it('sends a mail, says where to, and shows live what becomes of it', async () => {
    const { client } = open('email')
    type('Subject', 'Friday')
    type('Message', 'Can you take the night shift?')
    press('Send')
    expect(await screen.findByRole('dialog', { name: 'Message Sent!' })).toBeTruthy()
    expect(screen.getByText(/^Your message has been sent to/).textContent).toBe(
      'Your message has been sent to june@lonestar.example',
    )
    expect(await screen.findByText('Sending the email…')).toBeTruthy()
    const text = { subject: 'Friday', message: 'Can you take the night shift?' }
    expect(sent()).toMatchObject([{ email: 'june@lonestar.example', ...text }])
    message = { ...message, status: 'sent' }
    expect(messagesLive).toEqual([{ topic: messageChanged, refetches: [readMessage] }])
    await refetch(client, [readMessage])
    expect(await screen.findByText('Email sent.')).toBeTruthy()
  })

  it('says that it was not sent, and why, when it failed on the way', async () => {
    message = { ...message, status: 'failed', reason: 'There is no such mailbox.' }
    open('email')
    type('Message', 'Hello')
    press('Send')
    expect(await screen.findByText(/There is no such mailbox\./)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Message not sent' })).toBeTruthy()
  })

  it('says why a number that asked for no more texts gets none, and keeps what was typed', async () => {
    const phoneNumber = 'This number opted out of texts (STOP).'
    const fields = { phoneNumber }
    refusal = { status: 400, reply: { error: 'bad_request', message: 'Mend it.', fields } }
    open('text')
    expect(screen.queryByRole('textbox', { name: 'Subject' })).toBeNull()
    type('Message', 'Where are you?')
    press('Send')
    expect(await screen.findByText(phoneNumber)).toBeTruthy()
    expect(box('Message').value).toBe('Where are you?')
  })

  it('is the same message when it is sent again after a lost answer', async () => {
    refusal = { status: 503, reply: { error: 'unavailable', message: 'Try again shortly.' } }
    open('text')
    type('Message', 'Where are you?')
    press('Send')
    expect(await screen.findByText('Try again shortly.')).toBeTruthy()
    refusal = null
    press('Send')
    expect(await screen.findByText(/\(469\) 555-0172/)).toBeTruthy()
    const [first, second] = sent()
    expect(first.key).toBeTruthy()
    expect(second.key).toBe(first.key)
  })

  it('asks before what was typed is thrown away', async () => {
    const { onClose } = open('text')
    type('Message', 'Where')
    press('Cancel')
    expect(screen.getByText('This message hasn’t been sent.')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    press('Discard')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
