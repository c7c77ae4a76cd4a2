import { doubleMetaphone } from 'double-metaphone'
import { distance } from 'fastest-levenshtein'

/** True of two words a listener may take for one another: nearly the same letters, or the same sounds. */
export function soundsLike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  if (length < 3 || one.charAt(0) !== other.charAt(0)) return one === other
  if (length > 3 && distance(one, other) <= (length < 7 ? 1 : 2)) return true
  return doubleMetaphone(one)[0] === doubleMetaphone(other)[0]
}
