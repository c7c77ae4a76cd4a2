/** A number from 0 up to 1, always the same for the same key: callers are played again exactly. */
export function chance(key: string): number {
  let hash = 2166136261
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 16777619)
  }
  // Two rounds of mixing, so that keys that differ in one sign differ in all of the number.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** One of the list, always the same for the same key. */
export const oneOf = <T>(list: readonly [T, ...T[]], key: string): T =>
  list[Math.floor(chance(key) * list.length)] ?? list[0]
