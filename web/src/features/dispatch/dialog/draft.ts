import { loggedInUser } from '../../../platform/session.ts'
import { inThisTab } from '../../../platform/text-storage.ts'
import { blankValues, dispatchFields, type FormValues } from './dispatch-form.ts'

/** What somebody typed and has not saved; kept until the tab is closed. */
export type Draft = { at: number; clientKey: string; changes: Partial<FormValues> }

/** Where the draft of a job is kept; every person and job has one of their own. */
export const draftKey = (callId: string | null): string =>
  `towline.draft.${loggedInUser()?.id ?? ''}.${callId ?? 'new'}`

/** The draft that was left, or null. What a form does not know is dropped. */
export function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(inThisTab.getItem(key) ?? 'null')
    return isDraft(kept) ? { ...kept, changes: knownOf(kept.changes) } : null
  } catch {
    return null
  }
}

/** Keeps what differs from the stored values; nothing when nothing does. */
export function keepDraft(
  key: string,
  draft: { clientKey: string; before: FormValues; after: FormValues },
): void {
  const names = dispatchFields.changed(draft.before, draft.after)
  if (names.length === 0) {
    dropDraft(key)
    return
  }
  const changes = Object.fromEntries(names.map((name) => [name, draft.after[name]]))
  const kept: Draft = { at: Date.now(), clientKey: draft.clientKey, changes }
  inThisTab.setItem(key, JSON.stringify(kept))
}

/** Forgets a draft: it was saved, or thrown away. */
export const dropDraft = (key: string): void => inThisTab.removeItem(key)

function isDraft(kept: unknown): kept is Draft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'at' in kept &&
    typeof kept.at === 'number' &&
    'clientKey' in kept &&
    typeof kept.clientKey === 'string' &&
    'changes' in kept &&
    typeof kept.changes === 'object' &&
    kept.changes !== null
  )
}

/** Only fields of the form, each of its kind: a draft of an older page must not break a newer one. */
function knownOf(changes: Partial<FormValues>): Partial<FormValues> {
  const blank: Record<string, unknown> = blankValues(0)
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) =>
        Object.hasOwn(blank, name) &&
        (blank[name] === null ||
          (typeof blank[name] === typeof value &&
            Array.isArray(blank[name]) === Array.isArray(value))),
    ),
  )
}
