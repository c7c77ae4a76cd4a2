import { afterEach, expect, vi } from 'vitest'

// A test that makes the product complain on the console has found something: it fails.
const complained = vi.spyOn(console, 'error')
afterEach(() => {
  const calls = complained.mock.calls.map((args) => args.map(String).join(' '))
  complained.mockClear()
  expect(calls).toEqual([])
})
