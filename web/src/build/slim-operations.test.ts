import { expect, it } from 'vitest'
import { slimOperations } from './slim-operations.ts'

it('leaves of an operation its name, method and path, and of other code everything', () => {
  const code = [
    'export const Reply = z.object({ name: z.string() });',
    "export const readIt = operation({ name: 'readIt', method: 'GET', path: '/it', reply: Reply, fails: [] });",
    'const twice = (n) => n * 2;',
  ].join('\n')
  expect(slimOperations(code)).toBe(
    code.replace('reply: Reply, fails: []', 'reply: null, fails: null'),
  )
})
