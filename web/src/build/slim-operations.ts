import { basename } from 'node:path'
import { type ESTree, parseAst } from 'vite'

/** What a page reads of an operation; the rest is for the server, and the reply is believed. */
const NEEDED = new Set(['name', 'method', 'path'])

/** What the address of a module ends with that holds the schemas of a file of operations. */
const SCHEMAS = '?schemas'

/**
 * The code of a module of the contract (JavaScript) with its operations as pages need them: how they are called
 * and where they are. Without their schemas most of the contract is never loaded. Schemas that stand beside them are
 * passed on from `schemas`, a module of their own, so that only who checks something by them gets them.
 */
export function slimOperations(code: string, schemas: string): string {
  const statements = parseAst(code).body
  const slimmed = statements.flatMap((statement) =>
    constantsOf(statement).flatMap(({ init }) => {
      const [definition] = isOperation(init) ? init.arguments : []
      return definition?.type === 'ObjectExpression' ? [slim(code, definition)] : []
    }),
  )
  const made = statements.flatMap((statement) => {
    const [{ id, init } = {}, another] = constantsOf(statement)
    if (another || id?.type !== 'Identifier' || !init || !MADE.has(init.type)) return []
    if (isOperation(init)) return []
    const isPublic = statement.type === 'ExportNamedDeclaration'
    return [{ start: statement.start, end: statement.end, text: '', name: id.name, isPublic }]
  })
  let moved = made
  let rest = edit(code, [...slimmed, ...moved])
  // What stays goes on using may itself use another.
  while (moved.some(({ name }) => isNamed(name, rest))) {
    const stays = rest
    moved = moved.filter(({ name }) => !isNamed(name, stays))
    rest = edit(code, [...slimmed, ...moved])
  }
  const names = moved.flatMap(({ name, isPublic }) => (isPublic ? [name] : []))
  const passedOn = names.length > 0 ? `\nexport { ${names.join(', ')} } from '${schemas}';` : ''
  return withoutUnused(rest) + passedOn
}

type Edit = { start: number; end: number; text: string }

const edit = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, one) => text.slice(0, one.start) + one.text + text.slice(one.end), code)

const isNamed = (name: string, code: string) => new RegExp(`\\b${name}\\b`).test(code)

function slim(code: string, { start, end, properties }: ESTree.ObjectExpression): Edit {
  const needed = properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      NEEDED.has(property.key.name),
  )
  const kept = needed.map((property) => code.slice(property.start, property.end))
  return { start, end, text: `{ ${kept.join(', ')} }` }
}

function constantsOf(statement: ESTree.Statement) {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

const isOperation = (init: ESTree.Expression | null): init is ESTree.CallExpression =>
  init?.type === 'CallExpression' &&
  init.callee.type === 'Identifier' &&
  init.callee.name === 'operation'

/** Without imports of which nothing is used any more: the bundler would keep their files together with this one. */
function withoutUnused(code: string): string {
  const imports = parseAst(code).body.filter(({ type }) => type === 'ImportDeclaration')
  const cut = (one: { start: number; end: number }) => ({ ...one, text: '' })
  const rest = edit(code, imports.map(cut))
  const unused = imports.filter(
    (one) =>
      one.type === 'ImportDeclaration' &&
      one.specifiers.length > 0 &&
      !one.specifiers.some(({ local }) => isNamed(local.name, rest)),
  )
  return edit(code, unused.map(cut))
}

/** What is made when a module of the contract is loaded, and is left out where nobody uses it. */
const MADE = new Set(['CallExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression'])

/**
 * The code of a module of the contract (JavaScript), in which each constant that is made by calls may be left out by
 * whoever builds with it: nothing of the contract does anything when it is loaded. The bundler takes calls for pure by
 * their names everywhere, also where a page means another thing by the same name, so each is marked here instead.
 */
export function markPure(code: string): string {
  const made = parseAst(code).body.flatMap((statement) =>
    constantsOf(statement).flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && MADE.has(init.type) ? [init] : [],
    ),
  )
  const marked = made.map(({ start, end }) => {
    return { start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }
  })
  return edit(code, marked)
}

/** For builds of what runs in the browser. */
export const slimContract = {
  name: 'slim-contract',
  apply: 'build' as const,
  enforce: 'post' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/src\/.*\.ts(\?schemas)?$/ },
    handler: (code: string, id: string) => ({
      code: markPure(
        id.endsWith('.operations.ts') ? slimOperations(code, `./${basename(id)}${SCHEMAS}`) : code,
      ),
      map: null,
    }),
  },
}
