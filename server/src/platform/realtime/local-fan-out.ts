import { type Announcement, type FanOut, NOTIFY_BYTES, packAnnouncement } from './fan-out.ts'

/**
 * The fan-out of a single process. Refuses what could not be carried, so that an announcement
 * which works with the embedded database also works with several processes.
 */
export function createLocalFanOut(): FanOut {
  const handlers = new Set<(announcement: Announcement) => void>()
  return {
    publish(announcement) {
      packAnnouncement('', 0, announcement, NOTIFY_BYTES)
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
