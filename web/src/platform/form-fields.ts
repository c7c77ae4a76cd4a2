const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Name<Values> = keyof Values & string

/** How the states of a form are held against each other. */
export type FormFields<Values> = {
  /** A field with those that only make sense with it; the one that people see first. */
  withCompanions: (name: Name<Values>) => readonly Name<Values>[]
  /** The fields that differ, each with its companions. */
  changed: (before: Values, after: Values) => Name<Values>[]
  /**
   * What stands in the form after somebody else saved its record: theirs where nothing was changed here,
   * what was changed here elsewhere. `conflicts` are the fields that both changed, each to something else.
   */
  rebase: (sides: Record<'before' | 'theirs' | 'mine', Values>) => {
    values: Values
    conflicts: Name<Values>[]
  }
}

/** The fields of a form by name; `groups` are those that only make sense together. */
export function formFields<Values extends object>(
  names: readonly Name<Values>[],
  groups: readonly (readonly [Name<Values>, ...Name<Values>[]])[] = [],
): FormFields<Values> {
  const withCompanions = (name: Name<Values>) =>
    groups.find((group) => group.includes(name)) ?? ([name] as const)
  const changed = (before: Values, after: Values) => {
    const differing = names.filter((name) => !isSame(before[name], after[name]))
    return [...new Set(differing.flatMap(withCompanions))]
  }
  return {
    withCompanions,
    changed,
    rebase: ({ before, theirs, mine }) => {
      const typed = changed(before, mine)
      const saved = changed(before, theirs)
      const values = { ...theirs }
      for (const name of typed) values[name] = mine[name]
      const conflicts = typed.filter(
        (name) => saved.includes(name) && !isSame(theirs[name], mine[name]),
      )
      return { values, conflicts: [...new Set(conflicts.map((name) => withCompanions(name)[0]))] }
    },
  }
}
