import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { ChatLinkLine } from './chat-link-line.tsx'

const CHAT = 'abcdefghijklmnopqrstuv'
const call = aCall()
const link = {
  id: CHAT,
  url: `https://tow.example/customer/chat/${CHAT}`,
  to: '4695550142',
  textedDate: 1_790_000_000_000,
}

describe('the way to the customer’s chat', () => {
  let refuses = false
  const asked = standInServer(({ url }) => {
    if (refuses)
      return {
        status: 400,
        reply: { error: 'bad_request', message: 'He said STOP.', requestId: 'r' },
      }
    return { reply: url.endsWith('/text') ? link : { ...link, textedDate: 0 } }
  })
  beforeEach(() => {
    refuses = false
  })

  it('texts the link when told, and says where it went', async () => {
    show(<ChatLinkLine call={call} />)
    expect(asked).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Text the customer a link' }))
    expect((await screen.findByText(/Link sent to \(469\) 555-0142/)).textContent).toContain(
      link.url,
    )
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST /towline/chat/of/${call.id}/text`,
    ])
  })

  it('says why it was not texted', async () => {
    refuses = true
    show(<ChatLinkLine call={call} />)
    fireEvent.click(screen.getByRole('button', { name: 'Text the customer a link' }))
    expect((await screen.findByRole('alert')).textContent).toBe('He said STOP.')
  })

  it('opens the rep’s side in a window of its own, and shows the link to be told', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => opened.mockRestore())
    show(<ChatLinkLine call={call} />)
    fireEvent.click(screen.getByRole('button', { name: 'Open the chat' }))
    await waitFor(() => expect(opened).toHaveBeenCalled())
    expect(opened.mock.calls[0]?.[0]).toBe(`/customer/rep/chat/${CHAT}`)
    expect(await screen.findByText(/The customer’s page: https/)).toBeTruthy()
    expect(asked.map(({ url }) => url)).toEqual([`/towline/chat/of/${call.id}`])
    opened.mockRestore()
  })
})
