import { expect, it } from 'vitest'
import { markPure, slimOperations } from './slim-operations.ts'

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

it('leaves out the imports of which nothing is used any more', () => {
  const code = [
    "import './first.ts';",
    "import { operation, BASE } from './kernel.ts';",
    "import { Reply } from './reply.schema.ts';",
    "export const readIt = operation({ name: 'readIt', method: 'GET', path: BASE, reply: Reply });",
  ].join('\n')
  const slim = slimOperations(code)
  expect(slim).not.toContain('reply.schema')
  expect(slim).toContain("import { operation, BASE } from './kernel.ts';")
  expect(slim).toContain("import './first.ts';")
})

it('lets each constant that is made by calls be left out, and calls made in functions be', () => {
  const code = [
    'export const Name = z.string().min(1);',
    'const kinds = [a(), b()];',
    'export const twice = (n) => text.mutate(n);',
    'const LIMIT = 4;',
  ].join('\n')
  expect(markPure(code)).toBe(
    [
      'export const Name = /* @__PURE__ */ (() => (z.string().min(1)))();',
      'const kinds = /* @__PURE__ */ (() => ([a(), b()]))();',
      'export const twice = (n) => text.mutate(n);',
      'const LIMIT = 4;',
    ].join('\n'),
  )
})
