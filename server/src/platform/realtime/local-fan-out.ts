import { type Announcement, type FanOut, packAnnouncement } from './fan-out.ts'

/**
 * The fan-out of a single process. Refuses what PostgreSQL would refuse, so that an announcement
 * which works with the embedded database also works with several processes.
 */
export function createLocalFanOut(): FanOut {
  const handlers = new Set<(announcement: Announcement) => void>()
  return {
    publish(announcement) {
      packAnnouncement('', 0, announcement)
      for (const handler of handlers) handler(announcement)
    },
    subscribe(handler) {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
    async close() {
      handlers.clear()
    },
  }
}
