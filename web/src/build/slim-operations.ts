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
  return slim
}

/** For builds of what runs in the browser. */
export const slimContract = {
  name: 'slim-contract',
  apply: 'build' as const,
  enforce: 'post' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/src\/.*\.operations\.ts$/ },
    handler: (code: string) => ({ code: slimOperations(code), map: null }),
  },
}
