import { expect, it } from 'vitest'
import { understand } from './understand/understand.ts'
import { warmUp } from './warm-up.ts'

it('has everything built that the first caller needs', () => {
  warmUp()
  const before = performance.now()
  const { facts } = understand('my Chevy Tahoe died at 900 Oak Street in Plano', { state: 'TX' })
  expect(performance.now() - before).toBeLessThan(50)
  expect(facts).toMatchObject({ vehicleMake: 'Chevrolet', pickup: { city: 'Plano' } })
})
