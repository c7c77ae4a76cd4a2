import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { SentMedia } from './sent-media.tsx'

const CHAT = 'abcdefghijklmnopqrstuv'
const [PHOTO, VIDEO] = [
  '019f0000-0000-7000-8000-00000000000a',
  '019f0000-0000-7000-8000-00000000000b',
]
const media = [
  { id: PHOTO, type: 'image' as const },
  { id: VIDEO, type: 'video' as const },
]

describe('what was sent', () => {
  it('is shown to the customer by the key of their chat, and leads nowhere', () => {
    show(<SentMedia chatId={CHAT} side="customer" media={media} />)
    const photo = screen.getByRole('img', { name: 'photo 1 of 2' })
    expect(photo.getAttribute('src')).toBe(`/towline/chatapi/${CHAT}/media/${PHOTO}`)
    expect(screen.getByRole('img', { name: 'video 2 of 2' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is the way to the files of the job for the rep', () => {
    show(<SentMedia chatId={CHAT} side="rep" media={media} />)
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Open photo 1 of 2')).toBe(`/towline/media/${PHOTO}/file`)
    expect(link('Open video 2 of 2')).toBe(`/towline/media/${VIDEO}/file`)
  })

  it('says so when a photo is gone', () => {
    show(<SentMedia chatId={CHAT} side="customer" media={media.slice(0, 1)} />)
    fireEvent.error(screen.getByRole('img', { name: 'photo 1 of 1' }))
    expect(screen.getByRole('img', { name: 'photo 1 of 1, deleted' })).toBeTruthy()
  })
})
