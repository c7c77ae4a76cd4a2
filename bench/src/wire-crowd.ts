import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Where people talk: what they listen to, what they send to, and how a message looks that carries a tag. */
export type Place = {
  hears: string
  says: string
  /** What a member sends first, where one has to come in. */
  joins?: string
  /** A broker's own store of what is said here; a message has come when its sender was told that it is stored too. */
  stores?: string[]
  words(tag: string): string
}

/** A server that speaks STOMP over WebSocket, and the header lines with which a member connects. */
export type Wire = { url: string; connectLines(member: number): string[] }

/** People who listen at their places and send to them. */
export type Crowd = {
  /** Sends so that always `underWay` messages are not yet with everybody; answers deliveries a second. */
  flood(underWay: number, seconds: number): Promise<number>
  /** Sends so many messages a second; answers how long each delivery took, in ms. */
  pace(messagesASecond: number, seconds: number): Promise<number[]>
  leave(): Promise<void>
}

const TILDE = 0x7e
/** Only an ERROR frame begins so. */
const CAPITAL_E = 0x45
/** Only a RECEIPT begins so. */
const CAPITAL_R = 0x52
const DIGITS = 8
/** More messages than can be under way. */
const SLOTS = 1 << 16
const CONNECTING_AT_ONCE = 25
const WARM_MS = 1_000
const TICK_MS = 5
const LATE_MS = 60_000

/** Connects so many members to each of the places, and waits until all of them listen. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one crowd from its arrival to its end
export async function gather(
  wire: Wire,
  places: readonly Place[],
  members: number,
): Promise<Crowd> {
  const sentAt = new Float64Array(SLOTS)
  const missing = new Int32Array(SLOTS)
  const delays: number[] = []
  let said = 0
  let delivered = 0
  let underWay = 0
  let isMeasuring = false
  let whenDone = () => {}
  let broken: string | undefined

  const hear = (frame: Buffer) => {
    for (let at = frame.indexOf(TILDE); at >= 0; at = frame.indexOf(TILDE, at + DIGITS)) {
      const slot = Number(frame.toString('latin1', at + 1, at + 1 + DIGITS)) % SLOTS
      if (frame[0] !== CAPITAL_R) delivered += 1
      if (isMeasuring) delays.push(performance.now() - (sentAt[slot] ?? 0))
      missing[slot] = (missing[slot] ?? 0) - 1
      if (missing[slot] === 0) {
        underWay -= 1
        whenDone()
      }
    }
  }
  const lose = (why: string) => {
    broken ??= why
  }

  const seats = Array.from({ length: places.length * members }, (_, index) => ({
    place: places[index % places.length] as Place,
    member: Math.floor(index / places.length),
  }))
  for (const { stores } of places) if (stores) await leaveStore(wire, stores)
  const speakers: { socket: WebSocket; place: Place }[] = []
  const queue = seats.values()
  await Promise.all(
    Array.from({ length: CONNECTING_AT_ONCE }, async () => {
      for (const { place, member } of queue) {
        const socket = await enter(wire, place, member, { hear, lose })
        speakers.push({ socket, place })
      }
    }),
  )

  const say = () => {
    const speaker = speakers[said % speakers.length]
    if (!speaker) return
    const slot = said % SLOTS
    const tag = `~${String(said).padStart(DIGITS, '0')}`
    said += 1
    underWay += 1
    const { place, socket } = speaker
    missing[slot] = place.stores ? members + 1 : members
    sentAt[slot] = performance.now()
    const stored = place.stores ? `persistent:true\nreceipt:${tag}\n` : ''
    socket.send(`SEND\ndestination:${place.says}\n${stored}\n${place.words(tag)}\0`)
  }

  /** Waits until everybody has heard everything; nothing may be missing. */
  const settle = async () => {
    const latest = performance.now() + LATE_MS
    while (underWay > 0 && broken === undefined && performance.now() < latest) await wait(10)
    if (broken !== undefined) throw new Error(`The wire at ${wire.url} broke: ${broken}`)
    if (underWay > 0) throw new Error(`${underWay} messages were lost at ${wire.url}`)
  }

  return {
    async flood(most, seconds) {
      whenDone = say
      for (let count = 0; count < most; count += 1) say()
      await wait(WARM_MS)
      const [before, since] = [delivered, performance.now()]
      await wait(seconds * 1000)
      const rate = (delivered - before) / ((performance.now() - since) / 1000)
      whenDone = () => {}
      await settle()
      return rate
    },
    async pace(messagesASecond, seconds) {
      const start = performance.now()
      const last = messagesASecond * (seconds + WARM_MS / 1000)
      for (let count = 0; count < last; ) {
        await wait(TICK_MS)
        const elapsed = performance.now() - start
        isMeasuring = elapsed > WARM_MS
        const due = Math.min(last, Math.floor((elapsed / 1000) * messagesASecond))
        for (; count < due; count += 1) say()
      }
      await settle()
      isMeasuring = false
      return delays.splice(0)
    },
    async leave() {
      for (const { socket } of speakers) socket.removeAllListeners('close').terminate()
    },
  }
}

/** Makes a place's store at the broker: who asked for it has gone, and it stays. */
async function leaveStore(wire: Wire, lines: string[]): Promise<void> {
  const socket = await connect(wire, 0)
  await ask(socket, ['SUBSCRIBE', ...lines, 'receipt:in'])
  socket.terminate()
}

type Ears = { hear(frame: Buffer): void; lose(why: string): void }

/** Connects one member and has them listen. */
async function enter(
  wire: Wire,
  place: Place,
  member: number,
  { hear, lose }: Ears,
): Promise<WebSocket> {
  const socket = await connect(wire, member)
  await ask(socket, ['SUBSCRIBE', 'id:0', `destination:${place.hears}`, 'receipt:in'])
  if (place.joins) await ask(socket, ['SEND', `destination:${place.joins}`, 'receipt:joined'], '{}')
  socket.on('message', (data) => {
    const frame = data as Buffer
    if (frame[0] === CAPITAL_E) lose(frame.toString())
    else hear(frame)
  })
  socket.on('error', ({ message }) => lose(message))
  socket.on('close', (code) => lose(`closed with ${code}`))
  return socket
}

async function connect(wire: Wire, member: number): Promise<WebSocket> {
  const socket = new WebSocket(wire.url, 'v12.stomp', { perMessageDeflate: false })
  await once(socket, 'open')
  await ask(socket, ['CONNECT', 'accept-version:1.2', 'host:/', ...wire.connectLines(member)])
  return socket
}

/** Sends a frame and waits for its answer; throws when it is refused. */
async function ask(socket: WebSocket, lines: string[], body = ''): Promise<void> {
  socket.send(`${lines.join('\n')}\n\n${body}\0`)
  for (;;) {
    const [data] = await once(socket, 'message', { signal: AbortSignal.timeout(LATE_MS) })
    const answer = String(data)
    if (answer.startsWith('CONNECTED') || answer.startsWith('RECEIPT')) return
    if (answer.startsWith('ERROR')) throw new Error(`${lines.join(' ')} was refused: ${answer}`)
  }
}
