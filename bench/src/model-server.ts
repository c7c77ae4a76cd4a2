import { inTokens, obedient, startModelStandIn } from '@towline/server/testing'

// A language model in a process of its own: its first token comes after a fixed time, the others soon after it.
const [, , firstTokenMs = '120', gapMs = '10', talkative] = process.argv
const how = { firstTokenMs: Number(firstTokenMs), gapMs: Number(gapMs) }
const standIn = await startModelStandIn(
  talkative
    ? () => ({ ...how, parts: inTokens('Okay, and so we go on and on about this. '.repeat(40)) })
    : obedient(how),
)
process.on('message', () =>
  process.send?.({ asked: standIn.asked.length, aborted: standIn.aborted }),
)
process.send?.(standIn.url)
