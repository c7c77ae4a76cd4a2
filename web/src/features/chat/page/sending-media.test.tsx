import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ChatMessage } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { type SentUpload, standInUploads } from '../../../testing/uploads.ts'
import { useSendingMedia } from '../conversation/use-sending-media.ts'
import { Composer } from './composer.tsx'
import { SendingStrip } from './sending-strip.tsx'

const CHAT = 'abcdefghijklmnopqrstuv'
const aFile = (name: string, type = 'image/jpeg') => new File(['content'], name, { type })
const kept = (sent: SentUpload | undefined) => ({
  status: 200,
  reply: { clientId: sent?.headers['X-Upload-Id'] },
})

describe('photos from the customer', () => {
  const sent = standInUploads()
  let told: ChatMessage[] = []

  function Page() {
    const media = useSendingMedia(CHAT, (message) => void told.push(message))
    return (
      <>
        <SendingStrip media={media} />
        <Composer
          draftKey="draft"
          canned={[]}
          onFiles={media.add}
          onSay={() => undefined}
          onTyping={() => undefined}
        />
      </>
    )
  }
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText('Photos and videos'), { target: { files } })

  beforeEach(() => {
    told = []
    URL.createObjectURL = () => 'blob:1'
    URL.revokeObjectURL = () => undefined
  })
  afterEach(() => vi.useRealTimers())

  it('go at once, tell how far they are, and are in the chat when the server has them', async () => {
    show(<Page />)
    expect(screen.getByRole('button', { name: 'Photo or video' })).toBeTruthy()
    choose(aFile('ditch.jpg'), aFile('walk.mp4', 'video/mp4'))
    expect(sent.map(({ url }) => url)).toEqual(Array(2).fill(`/towline/chatapi/${CHAT}/media`))
    expect(sent[0]?.headers['X-File-Name']).toBe('ditch.jpg')
    act(() => sent[0]?.progress(0.4))
    expect(screen.getByText('Sending, 40 %')).toBeTruthy()
    act(() => sent[0]?.answer(kept(sent[0])))
    await waitFor(() => expect(screen.queryByText('ditch.jpg')).toBeNull())
    expect(told).toMatchObject([{ clientId: sent[0]?.headers['X-Upload-Id'] }])
    expect(screen.getByText('walk.mp4')).toBeTruthy()
  })

  it('wait for the line when it drops, and go again under the same id', async () => {
    show(<Page />)
    choose(aFile('ditch.jpg'))
    act(() => sent[0]?.answer('offline'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.headers['X-Upload-Id']).toBe(sent[0]?.headers['X-Upload-Id'])
    act(() => sent[1]?.answer(kept(sent[1])))
    await waitFor(() => expect(told).toHaveLength(1))
  })

  it('say why they are refused, and can be sent again or given up', async () => {
    show(<Page />)
    choose(aFile('ditch.jpg'), aFile('page.html', 'text/html'))
    expect(screen.getByText('page.html isn’t a photo or video.')).toBeTruthy()
    expect(sent).toHaveLength(1)
    const message = 'You’ve sent the most photos and videos we can take here.'
    const full = { status: 409, reply: { error: 'media_full', message, requestId: 'r' } }
    act(() => sent[0]?.answer(full))
    expect(await screen.findByText(message)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Send ditch.jpg again' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    act(() => sent[1]?.answer(full))
    fireEvent.click(await screen.findByRole('button', { name: 'Discard ditch.jpg' }))
    expect(screen.queryByText('ditch.jpg')).toBeNull()
    expect(told).toEqual([])
  })
})
