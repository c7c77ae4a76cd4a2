import { afterEach, describe, expect, it, vi } from 'vitest'
import { inThisTab, onThisDevice } from './keeper.ts'

describe('what a browser keeps', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is there until it is taken away', () => {
    for (const keeper of [onThisDevice, inThisTab]) {
      keeper.setItem('a key', 'a text')
      expect(keeper.getItem('a key')).toBe('a text')
      keeper.removeItem('a key')
      expect(keeper.getItem('a key')).toBeNull()
    }
  })

  it('is nothing where storage is forbidden, and nobody is troubled', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    for (const keeper of [onThisDevice, inThisTab]) {
      keeper.setItem('a key', 'a text')
      expect(keeper.getItem('a key')).toBeNull()
      keeper.removeItem('a key')
    }
  })

  it('is what it was where the disk is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onThisDevice.setItem('a key', 'a text')
    expect(onThisDevice.getItem('a key')).toBeNull()
  })
})
