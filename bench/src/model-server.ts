import { inTokens, nothingRead, obedient, startModelStandIn } from '@towline/server/testing'

// A language model in a process of its own: its first token comes after a fixed time, the others soon after it,
// and a reading of the caller's words takes a time of its own.
const [, , firstTokenMs = '120', gapMs = '10', readingMs = '800', talkative] = process.argv
const how = { firstTokenMs: Number(firstTokenMs), gapMs: Number(gapMs) }
const standIn = await startModelStandIn(
  talkative
    ? () => ({ ...how, parts: inTokens('Okay, and so we go on and on about this. '.repeat(40)) })
    : obedient(how),
)
standIn.reads = () => ({ parts: [JSON.stringify(nothingRead)], firstTokenMs: Number(readingMs) })
process.on('message', () =>
  process.send?.({
    asked: standIn.asked.length,
    aborted: standIn.aborted,
    readings: standIn.askedToRead.length,
    readingsAborted: standIn.abortedReadings,
  }),
)
process.send?.(standIn.url)
