import { typedPhone } from './phone-field.tsx'

/** What was typed, or filled in by the browser, before the page came alive: it stands in the fields alone. */
export function typedEarly<Name extends string>(
  names: readonly Name[],
  nodeOf: (name: Name) => unknown,
): Partial<Record<Name, string>> {
  const typed: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const node = nodeOf(name)
    if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) continue
    if (node.value) typed[name] = node.type === 'tel' ? typedPhone(node.value) : node.value
  }
  return typed
}
