import type { App } from '../../../platform/app.ts'
import { useUp } from '../../../platform/budget.ts'

/** What the calls of companies may have of the language model today. Nothing here makes a caller wait. */
export type ModelBudget = {
  /** Finds out whether a company has anything left, behind the call, when one of its calls begins. */
  look(companyId: string): Promise<boolean>
  /** Whether there was something left when it was last looked. */
  hasRoom(companyId: string): boolean
  /** Counts tokens that a call has used. */
  used(companyId: string, tokens: number): void
}

type Deps = Pick<App, 'db' | 'tasks' | 'settings' | 'now' | 'log'>

/**
 * Tokens are counted when they are used, for all processes in the database. A company that has none left is
 * remembered until its next call looks again; what is under way then is said to its end, so a day may cost a turn of
 * each open call more than its budget.
 */
export function createModelBudget({ db, tasks, settings, now, log }: Deps): ModelBudget {
  const usedUp = new Set<string>()
  const hasRoom = (companyId: string) => !usedUp.has(companyId)
  async function count(companyId: string, tokens: number): Promise<void> {
    const isLeft = await db.asCompany(companyId, (tx) =>
      useUp(
        {
          tx,
          companyId,
          now: now(),
          settings,
          enqueue: (task, data, options) => tasks.enqueue(tx, task, data, options),
        },
        'model',
        tokens,
      ),
    )
    if (isLeft) usedUp.delete(companyId)
    else usedUp.add(companyId)
  }
  const counted = async (companyId: string, tokens: number): Promise<boolean> => {
    await count(companyId, tokens).catch((error: unknown) =>
      log.error({ err: error, tokens }, "a language model's tokens could not be counted"),
    )
    return hasRoom(companyId)
  }
  return {
    look: (companyId) => counted(companyId, 0),
    hasRoom,
    used: (companyId, tokens) => void counted(companyId, tokens),
  }
}
