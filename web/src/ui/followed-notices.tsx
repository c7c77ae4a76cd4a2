import { ConflictNotice } from './conflict-notice.tsx'
import { Notice } from './notice.tsx'

/** Says what somebody else did meanwhile to the record (`what`) of an open form. */
export function FollowedNotices<Values extends object>(props: {
  what: string
  followed: {
    wasFollowed: boolean
    stored: Values
    conflicts: readonly (keyof Values & string)[]
    takeTheirs: (name: keyof Values & string) => void
  }
  /** What is typed here. */
  mine: Values
  labels: Record<keyof Values, string>
  /** A field's value as a person reads it. */
  readable: (name: keyof Values & string, values: Values) => string
}) {
  const { what, followed, mine, labels, readable } = props
  const { stored, conflicts, takeTheirs } = followed
  if (!followed.wasFollowed) return null
  if (conflicts.length === 0) {
    return (
      <Notice kind="info">
        Someone else saved this {what}. Fields you haven’t changed show their version.
      </Notice>
    )
  }
  return (
    <ConflictNotice
      what={what}
      conflicts={conflicts.map((name) => ({
        name,
        label: labels[name],
        theirs: readable(name, stored),
        yours: readable(name, mine),
        onTake: () => takeTheirs(name),
      }))}
    />
  )
}
