import { act, fireEvent, screen, within } from '@testing-library/react'
import type { PracticeMarks } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { PracticeSection } from './practice-section.tsx'

const callers = [
  { id: 'flat', kind: 'Everyday', about: 'A flat tire', language: 'en' },
  { id: 'gas', kind: 'Everyday', about: 'Out of gas', language: 'en' },
  { id: 'fire', kind: 'In danger', about: 'The engine is burning', language: 'en' },
]

const marks: PracticeMarks = {
  good: false,
  needsRingBack: true,
  fields: [
    { field: 'reason', wanted: 'Flat tire', got: 'Flat tire', right: true },
    { field: 'pickup', wanted: '12 Elm Street, Plano', got: '', right: false },
  ],
  gates: [{ gate: 'no texts', obeyed: true }],
  invented: [],
  turns: 1,
  seconds: 4,
  why: ['pickup: nothing'],
}

const opened: StandInSocket[] = []

/** The relay's end of the caller's socket. */
class StandInSocket {
  readonly sent: { type: string; [name: string]: unknown }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined
  constructor() {
    opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  receive(frame: object) {
    act(() => this.onmessage({ data: JSON.stringify(frame) }))
  }
}

const openedCall = {
  callSid: 'PR1',
  relayUrl: 'ws://127.0.0.1/towline/voice/practice/relay?ticket=1',
  greeting: 'Blue Bonnet Towing. How can I help?',
  from: '2145550101',
  to: '4695550188',
  customParameters: { token: 't' },
}

const asked = standInServer(({ url: path }) => {
  if (path.endsWith('/callers')) return { reply: callers }
  if (path.endsWith('/answer'))
    return { reply: { does: 'say', words: 'I have a flat tire.', cutsInAfter: 1 } }
  return { reply: path.endsWith('/marks') ? marks : openedCall }
})
const sentTo = (end: string) => asked.filter(({ url }) => url.endsWith(end))

beforeEach(() => {
  opened.length = 0
  vi.stubGlobal('WebSocket', StandInSocket)
})
afterEach(() => vi.unstubAllGlobals())

async function socketOf(call: number): Promise<StandInSocket> {
  await vi.waitFor(() => expect(opened).toHaveLength(call))
  const socket = opened[call - 1]
  if (!socket) throw new Error('nobody rang')
  act(() => socket.onopen())
  return socket
}

describe('testing one’s agent', () => {
  it('lets the caller answer what the agent says, and shows the marks when it is over', async () => {
    show(<PracticeSection />)
    fireEvent.click(await screen.findByRole('button', { name: 'Call' }))
    const socket = await socketOf(1)
    await vi.waitFor(() =>
      expect(socket.sent).toContainEqual(
        expect.objectContaining({ type: 'prompt', voicePrompt: 'I have a flat tire.' }),
      ),
    )
    expect(sentTo('/answer')[0]?.body).toMatchObject({
      callerId: 'flat',
      heard: [openedCall.greeting],
    })
    socket.receive({ type: 'end', handoffData: '{"do":"transfer"}' })
    const card = (await screen.findByText(/callback would be needed/)).closest('section')
    expect(sentTo('/marks')[0]?.body).toMatchObject({
      callerId: 'flat',
      ended: 'put through',
      lines: [
        { who: 'agent', words: openedCall.greeting },
        { who: 'caller', words: 'I have a flat tire.' },
      ],
      job: null,
    })
    const row = within(card as HTMLElement).getByRole('row', { name: /pickup/ })
    expect(within(row).getAllByRole('img', { name: 'Wrong' })).toHaveLength(1)
    expect(row.textContent).toContain('12 Elm Street, Plano')
  })

  it('calls all of a kind one after another, until it is stopped', async () => {
    show(<PracticeSection />)
    fireEvent.click(await screen.findByRole('button', { name: 'Call all 2 of this kind' }))
    const first = await socketOf(1)
    expect(screen.getAllByText(/1 more to call/)).toHaveLength(1)
    first.receive({ type: 'end', handoffData: '{"do":"hang up"}' })
    await socketOf(2)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await screen.findByRole('button', { name: 'Call' })
    expect(opened).toHaveLength(2)
    expect(sentTo('/marks')).toHaveLength(1)
  })

  it('offers the callers of the kind that is chosen', async () => {
    show(<PracticeSection />)
    const kinds = await screen.findByRole('combobox', { name: 'Kind of caller' })
    fireEvent.change(kinds, { target: { value: 'In danger' } })
    const who = screen.getByRole('combobox', { name: 'Caller' })
    expect(
      within(who)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The engine is burning'])
  })
})
