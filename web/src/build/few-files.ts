/** Files in which each needs the next and the last the first, by their names; none where there is no such circle. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return way.slice(way.indexOf(file))
    if (done.has(file)) return []
    const circle = (imports.get(file) ?? []).map((next) => follow(next, [...way, file]))
    done.add(file)
    return circle.find(({ length }) => length > 0) ?? []
  }
  return [...imports.keys()].map((file) => follow(file, [])).find(({ length }) => length > 0) ?? []
}

type Bundle = Record<string, { type: string; imports?: string[] }>

/**
 * A page's own file may hold what others use of it, instead of a file more that only passes its exports on. What is put
 * together by hand in `vite.config.ts` must not go round in a circle: a file would run before what it needs.
 */
export const fewFiles = {
  name: 'few-files',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  options: <Options extends object>(options: Options) => ({
    ...options,
    preserveEntrySignatures: 'allow-extension' as const,
  }),
  generateBundle(_: unknown, bundle: Bundle): void {
    const files = Object.entries(bundle).map(([file, { imports = [] }]) => [file, imports] as const)
    const circle = circleIn(new Map(files))
    if (circle.length > 0) throw new Error(`files need each other: ${circle.join(', ')}`)
  },
}
