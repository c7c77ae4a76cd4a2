import { describe, expect, it } from 'vitest'
import { EchoFilter } from './echo-filter.ts'

const question = 'Okay, a flat tire. Where is the vehicle right now?'

describe('what a speakerphone brings back', () => {
  it.each([
    'where is the vehicle right now',
    'okay a flat tire where is the vehicle',
    'a flat tire were is the vehicle right now',
  ])('is no answer: "%s"', (words) => {
    const echo = new EchoFilter()
    echo.said(question, 3000)
    expect(echo.isEcho(words, 2000)).toBe(true)
    expect(echo.isEcho(words, 4400)).toBe(true)
  })

  it.each([
    'a flat tire',
    'the vehicle is at 1245 Main Street',
    'where is my driver right now',
    'yes a flat tire on my truck and I am on the highway',
  ])('is told from what a caller says: "%s"', (words) => {
    const echo = new EchoFilter()
    echo.said(question, 3000)
    expect(echo.isEcho(words, 2000)).toBe(false)
  })

  it('is only looked for as long as it can come', () => {
    const echo = new EchoFilter()
    echo.said(question, 3000)
    expect(echo.isEcho('where is the vehicle right now', 5000)).toBe(false)
  })
})
