import { callerDigits, DispatchCall, dispatchChanged, type Milestone } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/index.ts'
import { executed } from '../../platform/execute.ts'
import type { Follower } from '../../platform/follower.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { estimateDrive } from '../../providers/maps/index.ts'
import { type ChatRow, canBeTexted, chatForJob, chatRow } from '../chat/index.ts'
import { isNightIn, ownCompany } from '../company/index.ts'
import { type Coming, comingTo, jobAsJson, lockJob } from '../dispatch/index.ts'
import { driverPositions } from '../employees/index.ts'
import { queueText } from '../messages/index.ts'
import { dueMilestone, type Following, isNear, mayComeNear, oldNews } from './due-milestone.ts'
import {
  jobsToFollow,
  keyOf,
  languageOfCustomer,
  milestoneSettings,
  textedMilestones,
} from './milestones.store.ts'
import { milestoneText } from './milestones.text.ts'

/** A step pressed by mistake is taken back within this time, and nobody hears of it. */
const PAUSE_MS = 5_000
/** How often it is looked whether a truck has come near. */
const LOOK_EVERY_MS = 30_000
/** The map is asked for the way from here on, by the straight line. */
const CLOSE_MINUTES = 15

const OneJob = z.object({ companyId: z.uuid(), jobId: z.uuid() })

/** Texts the customer of a job what is news of it; nothing when it was texted, or they want none. */
export const textMilestone = handle(
  inside({
    name: 'textMilestone',
    because: 'a customer is told by itself how their job goes',
    body: OneJob,
    reply: z.object({ done: z.literal(true) }),
  }),
  async (context, { body: { jobId } }, coming: Coming | null) => {
    const done = { done: true as const }
    const { tx, companyId, now } = context
    // Two of them at once: one after the other.
    if (!(await lockJob(tx, companyId, jobId))) return done
    const json = await jobAsJson(tx, companyId, jobId)
    const job = json ? DispatchCall.parse(JSON.parse(json)) : null
    if (!job?.canReceiveText) return done
    const texted = (await textedMilestones(tx, companyId, [jobId])).get(jobId) ?? new Map()
    const following = { ...(await companyWide(tx, companyId, now)), texted }
    const isHere = coming?.arrival && isNear(coming.arrival.at, now)
    const milestone =
      isHere && mayComeNear(job, following) ? 'nearby' : dueMilestone(job, following)
    const chat = milestone && (await chatRow(tx, companyId, await chatForJob(context, jobId)))
    if (chat && (await canBeTexted(context, chat)))
      await send(context, milestone, chat, job, coming)
    return done
  },
  { prepare: (outside, { body }) => comingTo(outside, body.jobId) },
)

async function send(
  context: Context,
  milestone: Milestone,
  chat: ChatRow,
  job: DispatchCall,
  coming: Coming | null,
): Promise<void> {
  const { tx, companyId, now, publicUrl } = context
  const to = callerDigits(chat.textNumber)
  const language = await languageOfCustomer(tx, { companyId, jobId: job.id, number: to })
  const { name } = await ownCompany(tx, companyId)
  const { arrival } = coming ?? {}
  const body = milestoneText(milestone, language, {
    company: name,
    driver: job.driverName.trim().split(/\s+/)[0] ?? '',
    truck: job.truckName,
    minutes: arrival ? Math.round((arrival.at - now) / 60_000) : null,
    link: `${publicUrl}/customer/chat/${chat.id}`,
  })
  await queueText(context, { to, body, key: keyOf(milestone, job.id) })
}

/** What is the same for all jobs of a company. */
async function companyWide(
  tx: Tx,
  companyId: string,
  now: number,
): Promise<Omit<Following, 'texted'>> {
  const settings = await milestoneSettings(tx, companyId)
  const { time_zone } = await ownCompany(tx, companyId)
  return { settings, now, isNight: isNightIn(time_zone, now) }
}

const OneCompany = z.object({ companyId: z.uuid() })

/** Texts what is news of a company's jobs, and looks again soon while a truck is on its way to a customer. */
export const textMilestonesTask = task({
  name: 'text-milestones',
  data: OneCompany,
  retries: 2,
  run: async (app: App, { companyId }) => {
    const now = app.now()
    const { due, close, isComing } = await app.db.asCompany(
      companyId,
      (tx) => toText(tx, companyId, now),
      {
        readOnly: true,
      },
    )
    const actor = systemOf(companyId)
    for (const jobId of new Set([...due, ...close]))
      await executed(app, textMilestone, { actor, input: { body: { companyId, jobId } } })
    if (!isComing) return
    await app.db.asSystem((tx) =>
      app.tasks.enqueue(
        tx,
        textMilestonesTask,
        { companyId },
        { startAfterMs: LOOK_EVERY_MS, singletonKey: `${companyId} near` },
      ),
    )
  },
})

/** The jobs of which something is news, those whose truck may be five minutes away, and whether any truck is coming. */
async function toText(tx: Tx, companyId: string, now: number) {
  const jobs = await jobsToFollow(tx, companyId, oldNews(now))
  const ids = jobs.map(({ id }) => id)
  const texted = await textedMilestones(tx, companyId, ids)
  const common = await companyWide(tx, companyId, now)
  const following = (id: string) => ({ ...common, texted: texted.get(id) ?? new Map() })
  const coming = jobs.filter((job) => mayComeNear(job, following(job.id)))
  const places = new Map(
    (await driverPositions(tx, companyId)).map(({ employeeId, place }) => [employeeId, place]),
  )
  const isClose = ({ driverId, pickupAddressLatLng: pickup }: DispatchCall) => {
    const place = places.get(driverId)
    return place && (!pickup || estimateDrive(place, pickup).minutes <= CLOSE_MINUTES)
  }
  return {
    due: jobs.filter((job) => dueMilestone(job, following(job.id)) !== null).map(({ id }) => id),
    close: coming.filter(isClose).map(({ id }) => id),
    isComing: coming.length > 0,
  }
}

/** Looks for news whenever a job has changed. */
export const followMilestones: Follower = {
  topics: [dispatchChanged],
  async follow({ companyId, enqueue }) {
    await enqueue(
      textMilestonesTask,
      { companyId },
      { startAfterMs: PAUSE_MS, singletonKey: companyId },
    )
  },
}
