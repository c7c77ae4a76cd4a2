import { afterEach, expect, vi } from 'vitest'

// What a test waits for comes, or never does: how long it waits says nothing of the product, and a busy machine
// must not decide. `PATIENCE_MS` is less than what a test may take, so that the wait says what was missing.
const PATIENCE_MS = 60_000

type WaitFor = typeof vi.waitFor
const impatient: WaitFor & { whole?: WaitFor } = vi.waitFor
const waitFor = impatient.whole ?? impatient
const patient: WaitFor = (check, options) =>
  waitFor(check, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
// The files of a worker share what is imported, and each is set up.
vi.waitFor = Object.assign(patient, { whole: waitFor })

// A test that makes the product complain on the console has found something: it fails.
const complained = vi.spyOn(console, 'error')
afterEach(() => {
  const calls = complained.mock.calls.map((args) => args.map(String).join(' '))
  complained.mockClear()
  expect(calls).toEqual([])
})
