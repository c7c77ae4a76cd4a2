import { useDocumentVisibility } from '@mantine/hooks'
import { type LoggedInUser, may } from '@towline/contract'
import { unreadIn, useActiveCustomers, useChatSounds } from '../../features/chat/index.ts'
import { useOfferAlarms } from '../../features/offers/index.ts'
import { useLiveCalls } from '../../features/voice/index.ts'
import { useRing } from '../../ui/use-ring.ts'

/** Whether somebody works with calls, chats and jobs at all. */
export const worksAtDesk = ({ roles }: LoggedInUser): boolean =>
  may(roles, 'messages.send') && may(roles, 'calls.read') && may(roles, 'dispatch.read')

/** What a dispatcher should know of, whichever section is open; nothing is asked where it is not `wanted`. */
export function useDeskNews(wanted: boolean) {
  const customers = useActiveCustomers(wanted).data
  const live = useLiveCalls(wanted).data
  const alarms = useOfferAlarms(wanted)
  return { customers, live, alarms, unread: unreadIn(customers) }
}

export type DeskNews = ReturnType<typeof useDeskNews>

/** What the dock lists beside a section: the Dashboard section has a list of live calls of its own. */
export function listedBeside(
  { live = [], alarms = [], customers = [] }: DeskNews,
  section: string,
) {
  const calls = section === '' ? [] : live
  return { calls, alarms, isQuiet: calls.length + alarms.length + customers.length === 0 }
}

/** Rings for messages, customers who come, jobs that nobody has taken and dangers on a call. `openJob`: whose chat is read already. */
export function useDeskSounds(wanted: boolean, news: DeskNews, openJob: string | null): void {
  const isLookedAt = useDocumentVisibility() === 'visible'
  const open = news.customers?.find(({ dispatchCallId }) => dispatchCallId === openJob)
  useChatSounds(wanted, isLookedAt ? (open?.id ?? null) : null)
  useRing(
    news.alarms?.map(({ id }) => id),
    'news',
  )
  useRing(
    news.live?.flatMap(({ id, isEmergency }) => (isEmergency ? [id] : [])),
    'news',
  )
}

/** What waits in a section, as the menu says it. */
export type MenuBadge = { count: number; words: string; isLoud?: boolean }

/** The badges of the menu by the sections' paths. */
export function menuBadges({
  unread,
  alarms = [],
  live = [],
}: DeskNews): Record<string, MenuBadge> {
  const waiting = [
    unread > 0 && (unread === 1 ? '1 unread message' : `${unread} unread messages`),
    alarms.length > 0 && (alarms.length === 1 ? '1 alarm' : `${alarms.length} alarms`),
  ]
  const words = waiting.filter((one) => one !== false).join(', ')
  const isDanger = live.some(({ isEmergency }) => isEmergency)
  const badges: Record<string, MenuBadge> = {}
  if (words)
    badges['/dispatching'] = { count: unread + alarms.length, words, isLoud: alarms.length > 0 }
  if (live.length > 0) {
    const calls = live.length === 1 ? '1 live call' : `${live.length} live calls`
    badges['/calls'] = {
      count: live.length,
      words: isDanger ? `${calls}, danger` : calls,
      isLoud: isDanger,
    }
  }
  return badges
}
