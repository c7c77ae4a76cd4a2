import { expect, it } from 'vitest'
import { markPure, slimOperations } from './slim-operations.ts'

it('leaves of an operation its name, method and path, and of other code everything', () => {
  const code = [
    "export const readIt = operation({ name: 'readIt', method: 'GET', path: '/it', reply: Reply, fails: [] });",
    'const twice = (n) => n * 2;',
  ].join('\n')
  expect(slimOperations(code, './it.ts?schemas')).toBe(
    code.replace(', reply: Reply, fails: []', ''),
  )
})

it('passes schemas on from a module of their own, except where the code goes on using them', () => {
  const code = [
    "import { z } from 'zod';",
    'const Name = z.string();',
    'export const Reply = z.object({ name: Name });',
    "export const readIt = operation({ name: 'readIt', path: '/it', reply: Reply });",
    "const first = ['it'];",
    "const kinds = [...first, 'that'];",
    'export const isKind = (kind) => kinds.includes(kind);',
  ].join('\n')
  const slim = slimOperations(code, './it.ts?schemas')
  expect(slim).not.toContain('z.')
  expect(slim).not.toContain("'zod'")
  expect(slim).toContain("const first = ['it'];")
  expect(slim).toContain("const kinds = [...first, 'that'];")
  expect(slim).toContain("export { Reply } from './it.ts?schemas';")
})

it('leaves out the imports of which nothing is used any more', () => {
  const code = [
    "import './first.ts';",
    "import { operation, BASE } from './kernel.ts';",
    "import { Reply } from './reply.schema.ts';",
    "export const readIt = operation({ name: 'readIt', method: 'GET', path: BASE, reply: Reply });",
  ].join('\n')
  const slim = slimOperations(code, './it.ts?schemas')
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
