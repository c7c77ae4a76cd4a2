import { type DispatchCall, hasDriver, Milestone, type MilestoneSettings } from '@towline/contract'

const MINUTE = 60_000
/** Older than this, a milestone is no news: the customer has seen it with their own eyes. */
const NEWS_MS = 15 * MINUTE
/** "Five minutes away" goes out from here on; a text takes a moment to be read. */
const NEAR_MS = 5.5 * MINUTE
/** Who was told a few minutes ago when the truck comes isn't told again. */
const JUST_TOLD_MS = 5 * MINUTE
/** From then on a scheduled job is none of tonight's. */
const LATER_MS = 2 * 60 * MINUTE

export type Following = {
  settings: MilestoneSettings
  /** When each milestone of the job was texted. */
  texted: ReadonlyMap<Milestone, number>
  now: number
  /** It is night where the company is. */
  isNight: boolean
}

/** The milestone of a job its customer is to be texted now; null when there is none. Only the last one is news. */
export function dueMilestone(job: DispatchCall, following: Following): Milestone | null {
  const { settings, texted, now, isNight } = following
  const reached = reachedBy(job)
  if (!reached || !settings[reached.milestone]) return null
  const isNews = reached.at > now - NEWS_MS && reached.at <= now + MINUTE
  if (!isNews || [...texted.keys()].some((one) => order(one) >= order(reached.milestone)))
    return null
  // Nobody is woken for a tow that is wanted tomorrow.
  return isNight && job.scheduledDateTime > now + LATER_MS ? null : reached.milestone
}

/** Whether "five minutes away" may still be news of this job. */
export function mayComeNear(job: DispatchCall, following: Following): boolean {
  const { settings, texted, now } = following
  const reached = reachedBy(job)?.milestone
  const isComing = reached === 'assigned' || reached === 'onTheWay'
  const isTold = [...texted.keys()].some((one) => order(one) >= order('nearby'))
  const isJustTold = (texted.get('onTheWay') ?? 0) > now - JUST_TOLD_MS
  return isComing && settings.nearby && !isTold && !isJustTold
}

/** Whether a truck that should be there then is five minutes away now. */
export const isNear = (arrivesAt: number, now: number): boolean => arrivesAt - now <= NEAR_MS

/** Since when a completed job is no longer looked at. */
export const oldNews = (now: number): Date => new Date(now - NEWS_MS)

const order = (milestone: Milestone) => Milestone.options.indexOf(milestone)

/** How far a job has come, and since when; null where nothing of it is to be told. */
function reachedBy(job: DispatchCall): { milestone: Milestone; at: number } | null {
  if (job.status === 'completed') return { milestone: 'done', at: job.completedDateTime }
  if (job.status !== 'active' || !hasDriver(job)) return null
  // Whose vehicle is on the truck knows that it has come.
  if (job.towingDateTime > 0 || job.destinationArrivalDateTime > 0) return null
  if (job.onSceneDateTime > 0) return { milestone: 'arrived', at: job.onSceneDateTime }
  if (job.enrouteDateTime > 0) return { milestone: 'onTheWay', at: job.enrouteDateTime }
  return { milestone: 'assigned', at: job.dispatchedDateTime }
}
