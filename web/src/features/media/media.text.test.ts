import { describe, expect, it } from 'vitest'
import { fateOf, judge } from './media.text.ts'

function aFile(name: string, type: string, bytes = 1000): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

const MEGABYTE = 1024 * 1024

describe('a chosen file', () => {
  it.each([
    ['dent.jpg', 'image/jpeg', 'image'],
    ['dent.avif', 'image/avif', 'image'],
    ['walk.mov', 'video/quicktime', 'video'],
    ['WALK.MOV', '', 'video'],
  ])('%s of type "%s" is taken as %s', (name, type, taken) => {
    expect(judge(aFile(name, type))).toEqual({ type: taken })
  })

  it.each([
    ['a.heic', 'image/heic', /HEIC.*JPEG/],
    ['a.heic', '', /HEIC.*JPEG/],
    ['a.svg', 'image/svg+xml', /is a picture that can’t be shown/],
    ['a.avi', 'video/x-msvideo', /is a video that can’t be played/],
    ['a.pdf', 'application/pdf', /isn’t a photo or video/],
    ['a', '', /isn’t a photo or video/],
  ])('%s of type "%s" is refused in plain words', (name, type, words) => {
    expect(judge(aFile(name, type))).toEqual({ reason: expect.stringMatching(words) })
  })

  it('has its limit, and is told by how much it is over', () => {
    expect(judge(aFile('a.jpg', 'image/jpeg', 10 * MEGABYTE))).toEqual({ type: 'image' })
    expect(judge(aFile('a.jpg', 'image/jpeg', 10.5 * MEGABYTE))).toEqual({
      reason: 'a.jpg is too large (10.5 MB). A photo can be up to 10 MB.',
    })
    expect(judge(aFile('a.mp4', 'video/mp4', 201 * MEGABYTE))).toEqual({
      reason: 'a.mp4 is too large (201.0 MB). A video can be up to 200 MB.',
    })
    expect(judge(aFile('a.mp4', 'video/mp4', 0))).toEqual({ reason: 'a.mp4 is empty.' })
  })
})

describe('photos and videos that are not stored', () => {
  const told = (...states: Parameters<typeof fateOf>[0][number]['state'][]) =>
    fateOf(states.map((state) => ({ state })))

  it('are told by what becomes of them', () => {
    expect(told('new', 'failed')).toBe('2 photos and videos are not saved.')
    expect(told('sending', 'waiting')).toBe('Saving 2 photos and videos…')
    expect(told('away')).toBe('1 photo or video waits for a connection.')
    expect(told('sending', 'away')).toBe('2 photos and videos wait for a connection.')
  })
})
