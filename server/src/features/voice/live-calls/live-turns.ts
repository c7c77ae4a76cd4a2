import { type Corrections, formatPhone, type LiveTurn } from '@towline/contract'
import { z } from 'zod'
import { fieldNames } from './live-calls.text.ts'

type LogRow = { seq: number; at: Date; kind: string; data: unknown }

/** What the entries of a log may say; what is missing is empty. */
const Said = z.object({
  words: z.string().catch(''),
  text: z.string().catch(''),
  by: z.string().catch(''),
  digit: z.string().catch(''),
  message: z.string().catch(''),
  facts: z.record(z.string(), z.string()).catch({}),
})
const Cut = z.object({ said: z.int(), heard: z.string() })

type Line = Pick<LiveTurn, 'who' | 'words'>

/** One entry of the log as it is read by people; null for what is of no interest to them. */
function lineOf({ kind, data }: LogRow, isFirstSave: boolean): Line | null {
  const { words, text, by, digit, message, facts } = Said.parse(data)
  const note = (sentence: string): Line => ({ who: 'note', words: sentence })
  switch (kind) {
    case 'heard':
      return { who: 'caller', words }
    case 'said':
      return { who: 'agent', words: text }
    case 'corrected':
      return { who: 'desk', words: `${by} corrected: ${inWords(facts)}.` }
    case 'whispered':
      return { who: 'desk', words: `${by} whispered: “${words}”` }
    case 'takenOver':
      return { who: 'desk', words: `${by} is taking the call.` }
    case 'deskTold':
      return note(`Agent to dispatch: ${words}`)
    case 'keyed':
      return note(`The caller pressed ${digit}.`)
    case 'handedOver':
      return note('The caller is being transferred to the company.')
    case 'briefed':
      return note('Someone picked up and hears what the call is about.')
    case 'transferFailed':
      return note('Nobody picked up. The agent is back on the call.')
    case 'reconnected':
      return note('The connection was lost and is back.')
    case 'message':
      return note(`Message: ${message}`)
    case 'saved':
      return isFirstSave ? note('The job is on the board.') : null
    case 'hungUp':
      return note('The call is over.')
    default:
      return null
  }
}

function inWords(facts: Partial<Record<keyof Corrections | string, string>>): string {
  const names: Record<string, string> = fieldNames
  return Object.entries(facts)
    .map(([field, value = '']) => {
      const shown = field === 'customerPhone' ? formatPhone(value) : value
      return `${names[field] ?? field} is ${shown}`
    })
    .join(', ')
}

/** The log of a call as what was said and done, in order; speech that was cut as far as it was heard. */
export function turnsOf(log: readonly LogRow[]): LiveTurn[] {
  const heard = new Map<number, string>()
  for (const { kind, data } of log) {
    const cut = kind === 'cut' ? Cut.safeParse(data).data : undefined
    if (cut) heard.set(cut.said, cut.heard.trim())
  }
  const firstSave = log.find(({ kind }) => kind === 'saved')
  return log.flatMap((row) => {
    const line = lineOf(row, row === firstSave)
    const words = heard.get(row.seq) ?? line?.words.trim()
    const turn = { id: row.seq, at: row.at.getTime(), wasCut: heard.has(row.seq) }
    return line && words ? [{ ...line, ...turn, words }] : []
  })
}
