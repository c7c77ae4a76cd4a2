import { company, plainDesk } from '../conversation/conversation.fixture.ts'
import type { Act, CallEvent, CallerFacts, JobDraft } from '../conversation/events.ts'
import { startCall } from '../conversation/start-call.ts'
import { turn } from '../conversation/turn.ts'
import type { Caller } from './caller.ts'
import { grade, type HeldCall, type Marks } from './grade.ts'
import { type CallersPhone, type Circumstances, holdCall } from './hold-call.ts'
import { jobOf } from './job.ts'

const NOW = '2026-11-21T10:24'

/** A telephone to the built-in mind itself, without a line between them. */
function purePhone(caller: CallerFacts) {
  let at = Date.parse('2026-11-21T16:24:00Z')
  let memory = startCall({
    company: { ...company, languages: ['en', 'es'] },
    caller,
    at,
    now: NOW,
  }).memory
  let ended: ReturnType<CallersPhone['ended']> = null
  let silences = 0
  let draft: JobDraft | undefined

  function take(event: Pick<CallEvent, 'kind'> & Record<string, unknown>): string {
    at += 5000
    const taken = turn(memory, { ...event, at, now: NOW } as CallEvent)
    memory = taken.memory
    return taken.acts.map(perform).filter(Boolean).join(' ')
  }

  function perform(act: Act): string {
    if (act.do === 'say') return act.text
    if (act.do === 'saveJob') draft = act.draft
    if (act.do === 'end') ended = 'agent hung up'
    if (act.do === 'transfer') ended = 'put through'
    if (act.do !== 'ask') return ''
    const answer = plainDesk(act.request)
    return answer ? take({ kind: 'deskAnswered', answer }) : ''
  }

  const phone: CallersPhone = {
    ring: async () => memory.lastSaid,
    say: async (words) => {
      silences = 0
      return take({ kind: 'heard', words })
    },
    cutIn: async (after, words) => {
      const heard = memory.lastSaid.split(' ').slice(0, after).join(' ')
      take({ kind: 'interrupted', heard })
      return take({ kind: 'heard', words })
    },
    listen: async (how) => {
      // Without a line there is nothing on its way.
      if (how === 'a moment') return ''
      silences += 1
      return take({ kind: 'silence', times: silences })
    },
    hangUp: async () => void take({ kind: 'hungUp' }),
    ended: () => ended,
  }
  return { phone, draft: () => draft }
}

/** The job a number has open, as the desk tells it when the number rings again. */
function callerFacts({ from }: Caller, draft: JobDraft | undefined): CallerFacts {
  if (!draft) return { number: from }
  const { vehicleYear, vehicleMake, vehicleModel, towReason } = draft.facts
  const openJob = {
    id: 'job',
    dispatchNumber: '1',
    status: 'pending' as const,
    pickupAddress: draft.pickup?.address ?? '',
    vehicle: [vehicleYear, vehicleMake, vehicleModel].filter(Boolean).join(' '),
    towReason: towReason ?? '',
  }
  return { number: from, openJob }
}

/** Somebody's call, or two, to the built-in mind: what was said, and the marks for it. */
export async function ringPureMind(
  caller: Caller,
  circumstances: Circumstances = {},
): Promise<{ call: HeldCall; marks: Marks }> {
  const first = purePhone(callerFacts(caller, undefined))
  const held = await holdCall(caller, first.phone, circumstances)
  const drafts = [first.draft()]
  let { lines, ended } = held
  if (caller.again) {
    const second = purePhone(callerFacts(caller, first.draft()))
    const next = await holdCall(caller, second.phone, { ...circumstances, isAgain: true })
    lines = [...lines, ...next.lines]
    ended = next.ended
    drafts.push(second.draft())
  }
  const jobs = drafts.flatMap((draft) => (draft ? [jobOf(draft)] : []))
  const call: HeldCall = { lines, ended, jobs, seconds: 0, today: NOW.slice(0, 10) }
  return { call, marks: grade(caller, call) }
}
