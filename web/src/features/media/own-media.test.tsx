import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors, type MediaItem, OwnJob } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sessionBegan, sessionChanged } from '../../platform/session.ts'
import { aCall } from '../../testing/records.ts'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { aUser } from '../../testing/staff.ts'
import { type SentUpload, standInUploads } from '../../testing/uploads.ts'
import { OwnMedia } from './own-media.tsx'

const job = OwnJob.parse(aCall({ vehicle: '2014 Ram 1500', mediaCount: 2 }))

const aFile = (name: string, type: string) => new File(['content'], name, { type })

const item = (id: string, mayRemove: boolean): MediaItem => ({
  id,
  dispatchCallId: job.id,
  type: 'image',
  contentType: 'image/jpeg',
  bytes: 1000,
  name: `${id}.jpg`,
  takenAt: 0,
  place: null,
  createdDate: 1_790_000_000_000,
  createdBy: 'June Park',
  mayRemove,
  url: `/towline/media/${id}/file`,
  thumbnailUrl: `/towline/media/${id}/thumbnail`,
})

describe("the photos and videos of a driver's job", () => {
  let there: MediaItem[] = []
  const asked = standInServer(({ method }) => ({
    reply: method === 'DELETE' ? { id: 'own' } : there,
  }))
  const sent = standInUploads()
  const onUnsent = vi.fn()

  beforeEach(() => {
    there = [item('desk', false), item('own', true)]
    onUnsent.mockClear()
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
  })
  afterEach(async () => {
    // jsdom draws by an interval of its own: one that was faked is let end, or nothing is drawn any more.
    cleanup()
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(100)
    vi.useRealTimers()
  })

  async function open() {
    show(<OwnMedia job={job} onUnsent={onUnsent} />)
    press('Photos/Videos (2)')
    await screen.findByRole('button', { name: 'Open photo own.jpg' })
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  /** The browser takes a moment over the files that are put into its hands. */
  async function choose(name: string) {
    const before = sent.length
    const files = [new File(['content'], name, { type: 'image/jpeg' })]
    fireEvent.change(screen.getByLabelText('Photos and videos'), { target: { files } })
    await waitFor(() => expect(sent).toHaveLength(before + 1))
  }
  const answer = (one: SentUpload | undefined) =>
    act(async () => {
      const stored = { ...item(one?.headers['X-Upload-Id'] ?? '', true), name: 'dent.jpg' }
      there = [...there, stored]
      one?.answer({ status: 200, reply: stored })
    })

  it('are chosen with the camera or from the phone, and are on their way at once', async () => {
    await open()
    const chooser = screen.getByLabelText('Photos and videos')
    expect(chooser.getAttribute('accept')).toBe('image/*,video/*')
    expect(chooser.hasAttribute('capture')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await choose('dent.jpg')
    expect(sent[0]?.url).toBe(`/towline/media/of/${job.id}`)
    await answer(sent[0])
    await screen.findByText('Saved 1 photo or video.')
    expect(screen.getByRole('button', { name: 'Open photo dent.jpg' })).toBeTruthy()
  })

  it('offer deleting on their own alone', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Delete desk.jpg' })).toBeNull()
    press('Delete own.jpg')
    press('Delete')
    await waitFor(() => expect(screen.queryByText('own.jpg')).toBeNull())
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('go on when the dialog is closed, and the card says how many wait', async () => {
    await open()
    await choose('dent.jpg')
    await act(async () => sent[0]?.answer('offline'))
    const dialog = screen.getByRole('dialog', { name: 'My Media' })
    fireEvent.click(within(dialog).getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('1 photo or video waits for a connection.')).toBeTruthy()
    expect(onUnsent).toHaveBeenLastCalledWith(1)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.headers['X-Upload-Id']).toBe(sent[0]?.headers['X-Upload-Id'])
    await answer(sent[1])
    await waitFor(() => expect(onUnsent).toHaveBeenLastCalledWith(0))
    expect(screen.queryByText('1 photo or video waits for a connection.')).toBeNull()
    press('Photos/Videos (2)')
    await screen.findByRole('button', { name: 'Open photo dent.jpg' })
  })

  it('are spoken of in the driver’s language, also by who refuses them', async () => {
    const user = JSON.stringify({ ...aUser('driver'), language: 'es' })
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `loggedInUser=${encodeURIComponent(user)}`
    sessionChanged()
    onTestFinished(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = 'loggedInUser=; max-age=0'
      sessionBegan()
    })
    show(<OwnMedia job={job} onUnsent={onUnsent} />)
    press('Fotos/Videos (2)')
    await screen.findByRole('button', { name: 'Abrir la foto own.jpg' })
    const chooser = screen.getByLabelText('Fotos y videos')
    const files = [aFile('dent.jpg', 'image/jpeg'), aFile('bill.pdf', 'application/pdf')]
    fireEvent.change(chooser, { target: { files } })
    await screen.findByText('bill.pdf no es una foto ni un video.')
    await waitFor(() => expect(sent).toHaveLength(1))
    const { media_full: full } = errors
    const refusal = { error: 'media_full', message: full.message }
    await act(async () => sent[0]?.answer({ status: full.status, reply: refusal }))
    await screen.findByText(/Este trabajo ya tiene todas las fotos y videos que caben/)
    const english = /[Pp]hoto|[Ss]av(e|ing)|[Cc]lose|[Dd]elete|[Rr]etry/
    expect(screen.getByRole('dialog').textContent).not.toMatch(english)
  })

  it('include what the office adds while the driver looks', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    await open()
    there = [...there, item('new', false)]
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await screen.findByRole('button', { name: 'Open photo new.jpg' })
  })
})
