import type { Topic } from '@towline/contract'
import type { Context } from './handler.ts'

/** What a feature does whenever another one has announced something, in the same transaction. */
export type Follower = {
  topics: readonly Topic[]
  follow(context: Context): Promise<void>
}

/** Does what follows from what was announced; each follower once, however much it was. */
export async function follow(
  followers: readonly Follower[],
  announced: ReadonlySet<Topic>,
  context: Context,
): Promise<void> {
  for (const follower of followers)
    if (follower.topics.some((topic) => announced.has(topic))) await follower.follow(context)
}
