import { act, fireEvent, screen, within } from '@testing-library/react'
import type { TriedJob } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { TryAgent } from './try-agent.tsx'

const openedCall = {
  callSid: 'TR1',
  relayUrl: 'ws://127.0.0.1/towline/voice/try/relay?ticket=1',
  greeting: 'Thanks for calling Lone Star Towing.',
  from: '+14695550199',
  to: '+14695550188',
  customParameters: { token: 't' },
}

const nothingYet: TriedJob = {
  pickupAddress: '',
  validPickupAddress: false,
  dropoffAddress: '',
  validDropoffAddress: false,
  reason: '',
  vehicle: '',
  vehicleColor: '',
  customerName: '',
  customerPhone: '',
  mayText: null,
  emergency: false,
  onBoard: false,
  confirmed: false,
  asking: 'opening',
}

const opened: StandInSocket[] = []

/** The relay's end of the visitor's socket. */
class StandInSocket {
  readonly url: URL
  readonly sent: { type: string; [name: string]: unknown }[] = []
  closedWith: number | null = null
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined
  constructor(url: URL) {
    this.url = url
    opened.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close(code: number) {
    this.closedWith = code
  }
  receive(...frames: object[]) {
    act(() => {
      for (const frame of frames) this.onmessage({ data: JSON.stringify(frame) })
    })
  }
}

let answer: { status?: number; reply: unknown }
const asked = standInServer(() => answer)
beforeEach(() => {
  answer = { reply: openedCall }
  opened.length = 0
  vi.stubGlobal('WebSocket', StandInSocket)
})
afterEach(() => vi.unstubAllGlobals())

async function connected() {
  const shown = show(<TryAgent company="" onLeave={() => undefined} />)
  const socket = await lastOpened(1)
  socket.receive({ type: 'job', job: nothingYet })
  return { ...shown, socket }
}

/** The socket that is opened as the so many-th, once it is. */
async function lastOpened(number: number): Promise<StandInSocket> {
  await vi.waitFor(() => expect(opened).toHaveLength(number))
  const socket = opened[number - 1]
  if (!socket) throw new Error('no socket was opened')
  expect(socket.url.href).toBe(openedCall.relayUrl)
  act(() => socket.onopen())
  return socket
}

const line = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

describe('talking to the agent', () => {
  it('calls at once, greets, and offers what one could say', async () => {
    const { socket } = await connected()
    expect(asked).toMatchObject([{ method: 'POST', url: '/towline/voice/try' }])
    expect(screen.getByText('Connected')).toBeTruthy()
    expect(within(screen.getByRole('log')).getByText(openedCall.greeting)).toBeTruthy()
    const words = "My car won't start on 75 at exit 41"
    fireEvent.click(screen.getByRole('button', { name: words }))
    expect(socket.sent.at(-1)).toMatchObject({ type: 'prompt', voicePrompt: words })
    expect(screen.queryByRole('button', { name: words })).toBeNull()
  })

  it('fills the job line by line, and says when it is on the board', async () => {
    const { socket } = await connected()
    expect(screen.getByText('Not on the board yet')).toBeTruthy()
    const job = { ...nothingYet, reason: 'Dead battery', pickupAddress: 'US-75', onBoard: true }
    socket.receive({ type: 'job', job: { ...job, mayText: false, asking: 'name' } })
    expect(line('What happened')?.textContent).toBe('Dead battery')
    expect(line('Where')?.textContent).toBe('US-75')
    expect(line('Texts')?.textContent).toBe('No')
    expect(line('Vehicle')?.textContent).toBe('–')
    expect(screen.getByText('On the board')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Maria Lopez' })).toBeTruthy()
  })

  it('tells who may be in danger that nobody is called', async () => {
    const { socket } = await connected()
    socket.receive(
      { type: 'job', job: { ...nothingYet, emergency: true, asking: '' } },
      { type: 'text', token: 'Hang up and dial 9 1 1.', last: true },
      { type: 'end', handoffData: '{"do":"transfer"}' },
    )
    expect(screen.getByRole('alert').textContent).toContain('call 911 now')
    expect(screen.getByText(/your own phone would ring now\. No one is called here/)).toBeTruthy()
    expect(socket.closedWith).toBe(1000)
  })

  it('is over when one hangs up, loses the line or leaves, and can be called again', async () => {
    const { socket } = await connected()
    fireEvent.click(screen.getByRole('button', { name: 'Hang up' }))
    expect(socket.closedWith).toBe(1000)
    expect(screen.getByText('Call ended. Nothing was kept.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Call again' }))
    const second = await lastOpened(2)
    act(() => second.onclose())
    expect(screen.getByText('Connection lost.')).toBeTruthy()
    expect(asked.map(({ url }) => url)).toEqual(['/towline/voice/try', '/towline/voice/try'])
  })

  it('hangs up when the page is left', async () => {
    const { socket, unmount } = await connected()
    unmount()
    expect(socket.closedWith).toBe(1000)
  })

  it.each([
    ['too_many', 429, /You’ve called 5 times in the last hour/],
    ['unavailable', 503, /Many visitors are talking/],
  ])('says kindly when nobody answers: %s', async (error, status, words) => {
    answer = { status, reply: { status: 'error', error, message: 'no', requestId: 'r' } }
    show(<TryAgent company="" onLeave={() => undefined} />)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/Nothing was kept/)).toBeNull()
  })
})
