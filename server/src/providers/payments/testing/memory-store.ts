import { chargeOf } from '../card-life.ts'
import type { SandboxRecord, SandboxStore } from '../sandbox-store.port.ts'

/** A store for the sandbox in memory, with what it was told to send. */
export function memoryStore(): SandboxStore & { sent: string[]; expiring: string[] } {
  const kept = new Map<string, SandboxRecord>()
  const sent: string[] = []
  const expiring: string[] = []
  return {
    sent,
    expiring,
    async change(work) {
      const before = new Map(kept)
      const sending: string[] = []
      try {
        const done = await work({
          read: async (id) => structuredClone(kept.get(id) ?? null),
          newestOf: async (customer) =>
            [...kept.values()].findLast(
              (record) =>
                record.kind === 'subscription' && record.account.subscription.customer === customer,
            ) ?? null,
          cardPaid: async (payment) =>
            [...kept.values()].find(
              (record) =>
                record.kind === 'card' && chargeOf(record.till.session).intent?.id === payment,
            ) ?? null,
          save: async (record) => void kept.set(record.id, structuredClone(record)),
          send: async (bodies) => void sending.push(...bodies),
          expireLater: async (id) => void expiring.push(id),
        })
        sent.push(...sending)
        return done
      } catch (error) {
        kept.clear()
        for (const [id, record] of before) kept.set(id, record)
        throw error
      }
    },
  }
}
