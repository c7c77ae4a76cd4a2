import { randomUUID } from 'node:crypto'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { executed } from '../../platform/execute.ts'
import { enterChat, type Visit } from './join-chat.ts'
import { leaveChat, stayInChats } from './leave-chat.ts'

/** Well within the time after which a silent side counts as gone. */
const STAY_MS = 20_000

/** Who is in which chat on the connections of this process. */
export type Visits = {
  /** A connection has come into a chat; resolves when that is noted. */
  came(connection: object, visit: Visit): Promise<void>
  /** A connection has ended. */
  went(connection: object): void
  /** Says who is still here, and takes leave for processes that have fallen silent. By itself every 20 s. */
  stay(): Promise<void>
  /** Takes leave for everybody, before the process ends. */
  stop(): Promise<void>
}

/** One side of a chat in this process: on how many connections, and whether the database knows. */
type Side = { visit: Visit; connections: number; isNoted: boolean; noting: Promise<void> }

/** Keeps the database told of who is in a chat. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it makes one object of short functions that share its state
export function openVisits(app: App): Visits {
  const process = randomUUID()
  const chatsOf = new Map<object, Set<string>>()
  const sides = new Map<string, Side>()
  const gone = new WeakSet<object>()
  let isStopping = false

  const tell = (handler: typeof enterChat | typeof leaveChat, visit: Visit, of = { process }) =>
    executed(app, handler, {
      actor: systemOf(visit.companyId),
      input: { body: { ...visit, ...of } },
    })

  /** Notes what is so now, behind what is being noted: coming and going at once end as they should. */
  const note = (key: string, side: Side): Promise<void> => {
    const done = side.noting.then(async () => {
      const isHere = side.connections > 0
      if (isHere !== side.isNoted) await tell(isHere ? enterChat : leaveChat, side.visit)
      side.isNoted = isHere
      if (side.connections === 0 && sides.get(key) === side) sides.delete(key)
    })
    side.noting = done.catch(() => {})
    return done
  }
  const forgive = (what: string) => (error: unknown) => app.log.warn({ err: error }, what)
  const leave = (key: string, side: Side) =>
    note(key, side).catch(forgive('it was not noted that somebody left a chat'))

  const stay = async () => {
    const here = [...sides.values()].filter((side) => side.isNoted && side.connections > 0)
    const visits = here.map(({ visit }) => visit)
    const input = { body: { process, visits } }
    const { lost, silent } = await executed(app, stayInChats, { actor: systemOf(null), input })
    for (const visit of lost) {
      const side = sides.get(keyOf(visit))
      if (!side) continue
      side.isNoted = false
      await note(keyOf(visit), side)
    }
    // Where leave could not be taken at the time.
    for (const [key, side] of sides) if (side.connections === 0) await leave(key, side)
    for (const { process: of, ...visit } of silent) {
      const body = { ...visit, process: of, ifSilent: true }
      await executed(app, leaveChat, { actor: systemOf(visit.companyId), input: { body } })
    }
  }
  const staying = setInterval(
    () => void stay().catch(forgive('it was not noted who is in a chat')),
    STAY_MS,
  ).unref()

  return {
    async came(connection, visit) {
      // It ended while it was coming in.
      if (gone.has(connection) || isStopping) return
      const key = keyOf(visit)
      const chats = chatsOf.get(connection) ?? new Set()
      const side = sides.get(key) ?? {
        visit,
        connections: 0,
        isNoted: false,
        noting: Promise.resolve(),
      }
      sides.set(key, side)
      chatsOf.set(connection, chats)
      if (!chats.has(key)) side.connections++
      chats.add(key)
      await note(key, side)
    },
    went(connection) {
      gone.add(connection)
      for (const key of chatsOf.get(connection) ?? []) {
        const side = sides.get(key)
        if (side && --side.connections === 0) void leave(key, side)
      }
      chatsOf.delete(connection)
    },
    stay,
    async stop() {
      isStopping = true
      clearInterval(staying)
      chatsOf.clear()
      for (const side of sides.values()) side.connections = 0
      await Promise.all([...sides].map(([key, side]) => leave(key, side)))
    },
  }
}

const keyOf = ({ chatId, role }: Pick<Visit, 'chatId' | 'role'>) => `${chatId} ${role}`
