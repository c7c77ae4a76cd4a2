import { parseAst } from 'vite'

/** What a page reads of an operation; the rest is for the server, and the reply is believed. */
const NEEDED = new Set(['name', 'method', 'path'])

/**
 * The code of a module of the contract (JavaScript) with its operations as pages need them: how they are called
 * and where they are. Without their schemas most of the contract is never loaded.
 */
export function slimOperations(code: string): string {
  const cuts = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return []
      const [definition] = init.callee.name === 'operation' ? init.arguments : []
      return definition?.type === 'ObjectExpression' ? definition.properties : []
    })
  })
  let slim = code
  for (const property of cuts.reverse()) {
    const { start, end } = property
    const name =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name
    if (name && NEEDED.has(name)) continue
    slim = slim.slice(0, start) + (name ? `${name}: null` : '...{}') + slim.slice(end)
  }
  return withoutUnused(slim)
}

/** Without imports of which nothing is used any more: the bundler would keep their files together with this one. */
function withoutUnused(code: string): string {
  const imports = parseAst(code).body.filter(({ type }) => type === 'ImportDeclaration')
  const rest = imports.toReversed().reduce(without, code)
  return imports.toReversed().reduce((kept, one) => {
    if (one.type !== 'ImportDeclaration' || one.specifiers.length === 0) return kept
    const isUsed = one.specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest))
    return isUsed ? kept : without(kept, one)
  }, code)
}

const without = (code: string, { start, end }: { start: number; end: number }): string =>
  code.slice(0, start) + code.slice(end)

/** What is made when a module of the contract is loaded, and is left out where nobody uses it. */
const MADE = new Set(['CallExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression'])

/**
 * The code of a module of the contract (JavaScript), in which each constant that is made by calls may be left out by
 * whoever builds with it: nothing of the contract does anything when it is loaded. The bundler takes calls for pure by
 * their names everywhere, also where a page means another thing by the same name, so each is marked here instead.
 */
export function markPure(code: string): string {
  const made = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && MADE.has(init.type) ? [init] : [],
    )
  })
  let marked = code
  for (const { start, end } of made.reverse())
    marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`
  return marked
}

/** For builds of what runs in the browser. */
export const slimContract = {
  name: 'slim-contract',
  apply: 'build' as const,
  enforce: 'post' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts$/ },
    handler: (code: string, id: string) => ({
      code: markPure(id.endsWith('.operations.ts') ? slimOperations(code) : code),
      map: null,
    }),
  },
}
