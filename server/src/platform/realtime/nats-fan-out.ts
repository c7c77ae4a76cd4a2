import { connect, type NatsConnection } from '@nats-io/transport-node'
import { MAX_ANNOUNCEMENT_BYTES } from './fan-out.ts'
import {
  createLinkedFanOut,
  type Link,
  type LinkEvents,
  type LinkedFanOut,
} from './linked-fan-out.ts'
import type { RealtimeLog } from './realtime-log.ts'

const CONNECT_MS = 5_000
/** A server that is frozen is known for it after two of these. */
const PING_MS = 10_000

type NatsFanOutOptions = {
  /** `nats://` or `tls://` addresses, with commas between those of one cluster; user and password in the first. */
  url: string
  /** What the processes of one installation have in common, and no others; letters, digits, `-` and `_`. */
  installation: string
  log: RealtimeLog
}

/**
 * The fan-out of several processes over a NATS server. Everything of an installation goes by one subject, so that
 * no subject names a company. NATS keeps nothing; what it drops is known by the counts.
 */
export function createNatsFanOut({ url, installation, log }: NatsFanOutOptions): LinkedFanOut {
  const subject = `towline.v1.${installation}`
  return createLinkedFanOut({
    name: 'NATS',
    payloadBytes: MAX_ANNOUNCEMENT_BYTES,
    isBesideDatabase: true,
    log,
    connect: (events) => subscribe(url, subject, events),
  })
}

async function subscribe(
  url: string,
  subject: string,
  { onPayload, onLost }: LinkEvents,
): Promise<Link> {
  // The vendor's own reconnecting would send what waited without telling of what was missed meanwhile.
  const nats = await connect({
    ...addressesIn(url),
    name: 'towline',
    noEcho: true,
    reconnect: false,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
  })
  void followErrors(nats, onLost)
  // The client never answers a flush whose connection was lost.
  let giveUp: (reason: unknown) => void = () => {}
  const isGone = nats.closed().then((error) => {
    const reason = error ?? new Error('The connection to NATS was closed')
    giveUp(reason)
    return reason
  })
  const flush = async () => {
    const answered = Promise.withResolvers<void>()
    giveUp = answered.reject
    nats.flush().then(answered.resolve, answered.reject)
    await answered.promise
  }
  try {
    refuseSmall(nats)
    nats.subscribe(subject, {
      callback: (error, message) => (error ? onLost(error) : onPayload(message.string())),
    })
    await flush()
  } catch (error) {
    await nats.close()
    throw error
  }
  void isGone.then(onLost)
  return {
    async send(payloads) {
      for (const payload of payloads) nats.publish(subject, payload)
      // Its answer comes after everything before it was taken.
      await flush()
    },
    close: () => nats.close(),
  }
}

/** What the server refuses, such as a subject this user may not use, it says beside the flow. */
async function followErrors(nats: NatsConnection, onLost: LinkEvents['onLost']): Promise<void> {
  for await (const status of nats.status()) if (status.type === 'error') onLost(status.error)
}

function refuseSmall({ info }: NatsConnection): void {
  const most = info?.max_payload ?? 0
  if (most < MAX_ANNOUNCEMENT_BYTES)
    throw new Error(
      `The NATS server takes ${most} bytes at most (max_payload); it must take ${MAX_ANNOUNCEMENT_BYTES}.`,
    )
}

/** The vendor's client takes neither credentials nor `tls` from an address. */
function addressesIn(url: string) {
  const addresses = url.split(',').map((one) => new URL(one.trim()))
  const [first] = addresses
  const user = decodeURIComponent(first?.username ?? '')
  const pass = decodeURIComponent(first?.password ?? '')
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    ...(user && pass ? { user, pass } : {}),
    // A name alone is a token.
    ...(user && !pass ? { token: user } : {}),
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
  }
}
