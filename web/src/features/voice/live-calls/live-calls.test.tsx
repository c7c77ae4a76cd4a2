import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type LiveCall, type LiveCallCard, liveCallsChanged } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { refetch } from '../../../platform/query.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { liveCallsLive } from './live-calls.live.ts'
import { useJobsOnThePhone } from './live-calls.queries.ts'
import { LiveCallsCard } from './live-calls-card.tsx'
import { RecordingPlayer } from './recording-player.tsx'

const ID = '019f0000-0000-7000-8000-000000000031'
const OTHER = '019f0000-0000-7000-8000-000000000032'

const aCard = (known: Partial<LiveCallCard> = {}): LiveCallCard => ({
  id: ID,
  fromNumber: '2145550142',
  startedDate: Date.now() - 65_000,
  standing: 'agent',
  customerName: 'Harriet Cole',
  pickup: '1245 Main St, Frisco',
  towReason: 'Flat tire',
  vehicle: '2015 Honda Civic',
  asking: 'color',
  dangers: [],
  isEmergency: false,
  dispatchCallId: '',
  ...known,
})

const aLiveCall = (known: Partial<LiveCall> = {}): LiveCall => ({
  ...aCard(),
  toNumber: '4695550199',
  transferPhone: '4695550100',
  facts: [
    {
      field: 'vehicleColor',
      value: '',
      sureness: 'asked',
      correctedBy: '',
      callerSaid: '',
    },
    {
      field: 'vehicleYear',
      value: '2016',
      sureness: 'corrected',
      correctedBy: 'Dana',
      callerSaid: 'no, a 2015',
    },
    {
      field: 'mayText',
      value: 'Yes',
      sureness: 'heard',
      correctedBy: '',
      callerSaid: '',
    },
  ],
  turns: [
    { id: 1, at: 1, who: 'agent', words: 'What color', wasCut: true },
    { id: 2, at: 2, who: 'caller', words: 'wait', wasCut: false },
    { id: 3, at: 3, who: 'desk', words: 'Dana whispered: “hurry”', wasCut: false },
  ],
  ...known,
})

let cards: LiveCallCard[] = []
let call = aLiveCall()
let recording = { state: 'none', seconds: 0 }
let refusal: { error: string; message: string; requestId: string } | null = null
beforeEach(() => {
  cards = [aCard()]
  call = aLiveCall()
  recording = { state: 'none', seconds: 0 }
  refusal = null
})

const asked = standInServer(({ method, url }) => {
  if (method === 'POST') return refusal ? { status: 409, reply: refusal } : { reply: { id: ID } }
  if (url.endsWith('/recording')) return { reply: recording }
  return { reply: url.endsWith('/voice/live') ? cards : call }
})
const sent = () =>
  asked
    .filter(({ method }) => method === 'POST')
    .map(({ url, body }) => [url.split('/').at(-1), body])

const open = async () => {
  const shown = show(<LiveCallsCard />, `/?live=${ID}`)
  await screen.findByRole('log', { name: 'Transcript' })
  return shown
}

it('lists the calls that go on, with a danger that cannot be missed', async () => {
  cards = [aCard(), aCard({ id: OTHER, customerName: '', dangers: ['fire'], isEmergency: true })]
  show(<LiveCallsCard />)
  const [first, second] = await screen.findAllByRole('button')
  expect(first?.textContent).toMatch(/Harriet Cole\(214\) 555-0142.*0?0:01:0\d.*Asking the color/)
  expect(second?.textContent).toMatch(/Danger: fire/)
  expect(screen.getByRole('alert').textContent).toBe('Danger on a call: fire.')
  first?.focus()
  if (first) fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
})

it('says when nobody is on the phone', async () => {
  cards = []
  show(<LiveCallsCard />)
  expect(await screen.findByText('No live calls.')).toBeTruthy()
})

it('opens a call under an address of its own, and Escape closes it', async () => {
  const { address } = show(<LiveCallsCard />)
  fireEvent.click(await screen.findByRole('button', { name: /Harriet/ }))
  const dialog = await screen.findByRole('dialog')
  expect(address().search).toBe(`?live=${ID}`)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address().search).toBe('')
})

it('shows what was said as it was heard, and how sure each field is', async () => {
  await open()
  const transcript = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(transcript.map(({ textContent }) => textContent)).toEqual([
    'AgentWhat color… cut off',
    'Callerwait',
    'DispatchDana whispered: “hurry”',
  ])
  const form = screen.getByRole('region', { name: 'The job so far' })
  expect(within(form).getByText('Asked, not known')).toBeTruthy()
  expect(within(form).getByText('Corrected by Dana. The caller said “no, a 2015”')).toBeTruthy()
  expect(within(form).queryByRole('button', { name: 'Correct: May text' })).toBeNull()
})

it('puts a field right, and leaves it with Escape without closing the call', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Correct: Color' }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Color' }), { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Correct: Year' }))
  const year = screen.getByRole('textbox', { name: 'Year' })
  fireEvent.change(year, { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Enter a year such as 2015')).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.change(year, { target: { value: '2017' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual([['correct', { facts: { vehicleYear: '2017' } }]]))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Year' })).toBeNull())
})

it('whispers, with a key to get there', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'w', code: 'KeyW' })
  const field = screen.getByRole('textbox', { name: 'Whisper to the agent' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'ask for the gate code' } })
  fireEvent.keyDown(field, { key: 't', code: 'KeyT' })
  fireEvent.click(screen.getByRole('button', { name: 'Whisper' }))
  await waitFor(() => expect(sent()).toEqual([['whisper', { words: 'ask for the gate code' }]]))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
})

it('takes the call with one key, once, and says before whom it calls', async () => {
  await open()
  expect(screen.getByText(/^Taking the call dials \(469\) 555-0100\./)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT' })
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT' })
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Take call/ }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: /Take call/ }))
  expect(sent()).toEqual([['take', undefined]])
})

it('can be taken again when nobody picked up, also where it was never seen to be called', async () => {
  const shown = await open()
  const button = () => screen.getByRole('button', { name: /Take call/ })
  fireEvent.click(button())
  await waitFor(() => expect(sent()).toHaveLength(1))
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
  const back = { id: 6, at: 6, who: 'note' as const, words: 'Nobody picked up.', wasCut: false }
  call = aLiveCall({ turns: [...call.turns, back] })
  await shown.client.invalidateQueries()
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(button())
  await waitFor(() => expect(sent()).toHaveLength(2))
})

it('says what became known of a field while it is being corrected', async () => {
  const shown = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Correct: Color' }))
  const field = screen.getByRole('textbox', { name: 'Color' })
  fireEvent.change(field, { target: { value: 'silv' } })
  const [color, ...others] = call.facts
  if (color) call = aLiveCall({ facts: [{ ...color, value: 'Red' }, ...others] })
  await shown.client.invalidateQueries()
  expect(await screen.findByText('Meanwhile: Red')).toBeTruthy()
  expect(field).toHaveProperty('value', 'silv')
})

it('says why a call cannot be taken', async () => {
  const message = 'This phone call is over.'
  refusal = { error: 'phone_call_over', message, requestId: 'r' }
  await open()
  fireEvent.click(screen.getByRole('button', { name: /Take call/ }))
  expect(await screen.findByText(message)).toBeTruthy()
})

it('tells who is being called, and when the call is over', async () => {
  call = aLiveCall({ standing: 'ringing', dangers: ['fire'], isEmergency: true })
  const shown = await open()
  expect(screen.getByText(/Calling \(469\) 555-0100/)).toBeTruthy()
  expect(screen.getByText('Danger:').parentElement?.textContent).toBe('Danger: fire')
  call = aLiveCall({ standing: 'over' })
  await shown.client.invalidateQueries()
  expect(await screen.findByText('Call ended')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Take call|Whisper|Correct/ })).toBeNull()
})

it('plays a recording where there is one, and says why there is none', async () => {
  recording = { state: 'ready', seconds: 61 }
  const { unmount } = show(<RecordingPlayer callId={ID} />)
  const sound = await screen.findByLabelText('Recording of the call')
  expect(sound.getAttribute('src')).toBe(`/towline/voice/calls/${ID}/recording/sound`)
  unmount()
  recording = { state: 'sandbox', seconds: 0 }
  show(<RecordingPlayer callId={ID} />)
  expect(await screen.findByText(/there is nothing to play/)).toBeTruthy()
})

const JOB = '019f0000-0000-7000-8000-000000000041'

function JobsOnThePhone() {
  return <p>{`on the phone: ${[...useJobsOnThePhone()].join() || 'none'}`}</p>
}

it('a job is on the phone from when the wire tells of its call, and no longer than the call', async () => {
  const { client } = show(<JobsOnThePhone />)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.getByText('on the phone: none')).toBeTruthy()
  const wireTells = () =>
    refetch(
      client,
      liveCallsLive.flatMap(({ topic, refetches }) =>
        topic === liveCallsChanged ? refetches : [],
      ),
    )
  cards = [aCard({ dispatchCallId: JOB })]
  await wireTells()
  await screen.findByText(`on the phone: ${JOB}`)
  cards = []
  await wireTells()
  await screen.findByText('on the phone: none')
})
