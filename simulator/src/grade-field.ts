import { soundsLike, wordsOf } from './grade-words.ts'

/**
 * What a field of the job is worth. `wrong` says something that is not so: a truck may go to the wrong place for
 * it. `missing` says nothing, or only a part of what is so: somebody sees that it has to be asked.
 */
export type Mark = 'right' | 'wrong' | 'missing'

/** Words of a field that say nothing by themselves: kinds of streets, states, what stands between names. */
const ofAnyField =
  /^(?:street|road|drive|lane|avenue|boulevard|parkway|court|highway|way|circle|trail|place|loop|state|interstate|exit|mile|marker|north|south|east|west|texas|tx|usa|the|and|near|at|on|in|of|by|home|freeway|expressway|tollway|county|farm|market|i|us|sh|fm)$/

/** The mark for one field: right, or whether what stands there is another thing or only too little. */
export function markOfField({
  field,
  wanted,
  got,
  right,
}: {
  field: string
  wanted: string
  got: string
  right: boolean
}): Mark {
  if (right) return 'right'
  // "No texts" is how a job begins.
  if (got === '' || (field === 'may text' && got === 'no')) return 'missing'
  const isSo = wordsOf(wanted)
  const strange = wordsOf(withoutZip(got)).filter(
    (word) => !ofAnyField.test(word) && !isSo.some((each) => soundsLike(each, word)),
  )
  return strange.length > 0 ? 'wrong' : 'missing'
}

const withoutZip = (text: string) => text.replace(/ \d{5}(?:-\d{4})?$/, '')
