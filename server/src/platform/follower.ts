import type { Topic } from '@towline/contract'
import type { Context } from './handler.ts'

/** What a feature does whenever another one has announced something, in the same transaction. */
export type Follower = {
  topics: readonly Topic[]
  then(context: Context): Promise<void>
}

/** Does what follows from what was announced; each follower once, however much it was. */
export async function follow(
  followers: readonly Follower[],
  announced: ReadonlySet<Topic>,
  context: Context,
): Promise<void> {
  for (const { topics, then } of followers)
    if (topics.some((topic) => announced.has(topic))) await then(context)
}
