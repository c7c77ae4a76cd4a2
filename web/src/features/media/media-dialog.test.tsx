import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { MediaItem } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCall } from '../../testing/records.ts'
import { standInServer } from '../../testing/server.ts'
import { show } from '../../testing/show.tsx'
import { type SentUpload, standInUploads } from '../../testing/uploads.ts'
import { MediaDialog } from './lazy-media-dialog.tsx'

const job = aCall({ vehicle: '2014 Ram 1500', mediaCount: 2 })

const item = (id: string, name: string, type: MediaItem['type'] = 'image'): MediaItem => ({
  id,
  dispatchCallId: job.id,
  type,
  contentType: type === 'image' ? 'image/jpeg' : 'video/mp4',
  name,
  bytes: 1000,
  takenAt: 0,
  place: null,
  createdDate: 1_790_000_000_000,
  createdBy: 'Olive Owner',
  mayRemove: true,
  url: `/towline/media/${id}/file`,
  thumbnailUrl: type === 'image' ? `/towline/media/${id}/thumbnail` : '',
})

const aFile = (name: string, type = 'image/jpeg') => new File(['content'], name, { type })
const stored = (sent: SentUpload | undefined) => ({
  status: 200,
  reply: item(sent?.headers['X-Upload-Id'] ?? '', sent?.file.name ?? ''),
})

describe('the photos and videos of a job', () => {
  let there: MediaItem[] = []
  let addresses: Set<string>
  const asked = standInServer(({ method, url }) => {
    if (method !== 'DELETE') return { reply: there }
    if (url.endsWith('stuck'))
      return { status: 503, reply: { error: 'unavailable', message: 'Try again shortly.' } }
    return { reply: { id: url.split('/').at(-1) } }
  })
  const sent = standInUploads()

  beforeEach(() => {
    there = [item('one', 'front.jpg'), item('two', 'walk.mp4', 'video'), item('three', 'plate.jpg')]
    addresses = new Set()
    let made = 0
    URL.createObjectURL = () => {
      made += 1
      addresses.add(`blob:${made}`)
      return `blob:${made}`
    }
    URL.revokeObjectURL = (address) => void addresses.delete(address)
  })
  afterEach(() => vi.useRealTimers())

  async function open(onClose = vi.fn()) {
    const shown = show(<MediaDialog call={job} onClose={onClose} />)
    await screen.findByRole('button', { name: /^Open photo front.jpg|Add photos/ })
    await waitFor(() => expect(screen.queryByLabelText('Reading photos and videos')).toBeNull())
    return { ...shown, onClose }
  }

  async function add(...files: File[]) {
    fireEvent.change(screen.getByLabelText('Photos and videos'), { target: { files } })
    await screen.findByText(new RegExp(files.at(-1)?.name ?? ''), { ignore: 'title' })
  }

  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const names = () =>
    screen.getAllByRole('button', { name: /^Open / }).map((one) => one.getAttribute('aria-label'))

  it('says so when there are none', async () => {
    there = []
    await open()
    expect(screen.getByRole('dialog', { name: 'My Media' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Dispatch Media' })).toBeTruthy()
    expect(screen.getByText('No photos or videos yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('are stored by Save, three at a time, with how far each one is', async () => {
    await open()
    await add(...['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.jpg`)))
    expect(sent).toHaveLength(0)
    press('Save')
    await waitFor(() =>
      expect(sent.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']),
    )
    expect(sent[0]?.url).toBe(`/towline/media/of/${job.id}`)
    expect(sent[0]?.headers).toMatchObject({ 'Content-Type': 'image/jpeg', 'X-File-Name': 'a.jpg' })
    act(() => sent[1]?.progress(0.42))
    expect(
      screen.getByRole('progressbar', { name: 'Saving b.jpg' }).getAttribute('aria-valuenow'),
    ).toBe('42')
    for (const at of [0, 1, 2, 3]) {
      await waitFor(() => expect(sent[at]).toBeTruthy())
      const one = sent[at]
      await act(async () => one?.answer(stored(one)))
    }
    await screen.findByText('Saved 4 photos and videos.')
    expect(names()).toHaveLength(7)
    expect(addresses.size).toBe(0)
  })

  it('stand as they were taken in, also when a later one is stored first', async () => {
    there = []
    await open()
    await add(aFile('first.jpg'), aFile('second.jpg'))
    press('Save')
    await waitFor(() => expect(sent).toHaveLength(2))
    for (const at of [1, 0]) {
      const one = sent[at]
      const reply = { ...stored(one).reply, createdDate: 1_790_000_000_000 + at }
      await act(async () => one?.answer({ status: 200, reply }))
    }
    await screen.findByText('Saved 2 photos and videos.')
    expect(names()).toEqual(['Open photo first.jpg', 'Open photo second.jpg'])
  })

  it('are told at once when they cannot be sent, and the others are taken', async () => {
    await open()
    await add(aFile('scan.pdf', 'application/pdf'), aFile('good.jpg'))
    expect(screen.getByRole('alert').textContent).toBe('scan.pdf isn’t a photo or video.')
    expect(names()).toHaveLength(4)
  })

  it('stay with the reason when the server refuses them, and can be tried again where that may help', async () => {
    await open()
    await add(aFile('liar.jpg'))
    press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    const reply = { error: 'bad_file', message: 'This file isn’t an image.' }
    await act(async () => sent[0]?.answer({ status: 415, reply }))
    expect((await screen.findByRole('alert')).textContent).toBe('This file isn’t an image.')
    expect(screen.queryByRole('button', { name: 'Retry liar.jpg' })).toBeNull()
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save).toHaveProperty('disabled', true)
    await add(aFile('honest.jpg'))
    expect(save).toHaveProperty('disabled', false)
    press('Delete honest.jpg')
    press('Delete')
    await waitFor(() => expect(save).toHaveProperty('disabled', true))

    press('Delete liar.jpg')
    sent.length = 0
    await add(aFile('full.jpg'))
    press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    const full = { error: 'media_full', message: 'This job has all it can hold.' }
    await act(async () => sent[0]?.answer({ status: 409, reply: full }))
    press('Retry full.jpg')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.headers['X-Upload-Id']).toBe(sent[0]?.headers['X-Upload-Id'])
  })

  it('are sent again by themselves, under the same id, when the connection breaks', async () => {
    await open()
    await add(aFile('dent.jpg'))
    vi.useFakeTimers()
    press('Save')
    await act(async () => sent[0]?.answer('offline'))
    expect(screen.getByRole('alert').textContent).toMatch(/No connection/)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(sent).toHaveLength(2)
    await act(async () => sent[1]?.answer('offline'))
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ headers }) => headers['X-Upload-Id'])).size).toBe(1)
    const last = sent[2]
    await act(async () => last?.answer(stored(last)))
    expect(screen.getByText('Saved 1 photo or video.')).toBeTruthy()
  })

  it('are deleted after a question, and stay when the server cannot', async () => {
    there = [item('one', 'front.jpg'), item('stuck', 'back.jpg')]
    await open()
    press('Delete front.jpg')
    press('Keep')
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(0)
    press('Delete front.jpg')
    press('Delete')
    await waitFor(() => expect(names()).toEqual(['Open photo back.jpg']))
    press('Delete back.jpg')
    press('Delete')
    await screen.findByText('Try again shortly.')
    expect(names()).toEqual(['Open photo back.jpg'])
  })

  it('that are new are dropped after the same question, and no longer sent', async () => {
    await open()
    await add(aFile('wrong.jpg'))
    press('Save')
    await waitFor(() => expect(sent).toHaveLength(1))
    press('Delete wrong.jpg')
    press('Delete')
    await waitFor(() => expect(names()).toHaveLength(3))
    expect(sent[0]?.aborted).toBe(true)
    expect(addresses.size).toBe(0)
  })

  it('are not lost by leaving too early', async () => {
    const { onClose } = await open()
    await add(aFile('dent.jpg'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(
      within(screen.getByRole('alert')).getByText('1 photo or video is not saved.'),
    ).toBeTruthy()
    press('Keep editing')
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body)
    press('Discard')
    expect(onClose).toHaveBeenCalled()
  })

  it('are shown large one after the other, the first behind the last', async () => {
    await open()
    await add(aFile('new.jpg'))
    press('Open photo plate.jpg')
    const shown = () => screen.getByText(/^\d of \d/).firstChild?.textContent
    const preview = await screen.findByRole('dialog', { name: 'plate.jpg' })
    expect(within(preview).getByRole('img', { name: 'plate.jpg' }).getAttribute('src')).toBe(
      '/towline/media/three/file',
    )
    expect(shown()).toBe('3 of 4')
    press('Next')
    expect(screen.getByRole('dialog', { name: 'new.jpg' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(screen.getByRole('dialog', { name: 'front.jpg' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    press('Previous')
    expect(screen.getByRole('dialog', { name: 'plate.jpg' })).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'plate.jpg' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'My Media' })).toBeTruthy()
  })

  it('forget the addresses of files that were never saved', async () => {
    const { unmount } = await open()
    await add(aFile('dent.jpg'))
    expect(addresses.size).toBe(1)
    unmount()
    expect(addresses.size).toBe(0)
  })
})
