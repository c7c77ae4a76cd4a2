// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inThisTab, onThisDevice } from './text-storage.ts'

describe('what a browser keeps', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is there until it is taken away', () => {
    for (const storage of [onThisDevice, inThisTab]) {
      storage.setItem('a key', 'a text')
      expect(storage.getItem('a key')).toBe('a text')
      storage.removeItem('a key')
      expect(storage.getItem('a key')).toBeNull()
    }
  })

  it('is nothing where storage is forbidden, and nobody is troubled', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    for (const storage of [onThisDevice, inThisTab]) {
      storage.setItem('a key', 'a text')
      expect(storage.getItem('a key')).toBeNull()
      storage.removeItem('a key')
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
