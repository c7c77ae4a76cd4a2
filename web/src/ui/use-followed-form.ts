import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormFields } from '../platform/form-fields.ts'

/** What a form tells of its record, and how it is read. */
type FollowedRecord<Stored, Values> = {
  /** The record as it is now, null for a new one. */
  record: Stored | null
  /** Whether news wait, because the form is just being saved from here. */
  isSaving?: boolean
  valuesOf: (record: Stored) => Values
  /** What a refusal says the record has become; undefined when it says nothing one can read. */
  read: (newer: unknown) => Stored | undefined
  fields: FormFields<Values>
}

/**
 * Keeps a form on its record: what somebody else saves comes in where nobody typed, what was typed stays,
 * and the fields that both changed are told.
 */
export function useFollowedForm<Stored extends { version: number }, Values extends object>(
  form: UseFormReturnType<Values>,
  { record, isSaving = false, valuesOf, read, fields }: FollowedRecord<Stored, Values>,
) {
  const [base, setBase] = useState(record)
  const [stored, setStored] = useState(() => (record ? valuesOf(record) : form.getInitialValues()))
  const [conflicts, setConflicts] = useState<(keyof Values & string)[]>([])
  const [wasFollowed, setWasFollowed] = useState(false)

  const takeIn = (newer: Stored | undefined): boolean => {
    if (!newer || !base || newer.version <= base.version) return true
    const theirs = valuesOf(newer)
    const merged = fields.rebase({ before: stored, theirs, mine: form.getValues() })
    form.setValues(merged.values)
    setConflicts((known) => [...new Set([...known, ...merged.conflicts])])
    setWasFollowed(true)
    setStored(theirs)
    setBase(newer)
    return fields.changed(theirs, merged.values).length > 0
  }
  const follow = useEffectEvent(() => void takeIn(record ?? undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer record is news, and so is an old one once nothing is being saved
  useEffect(() => {
    if (!isSaving) follow()
  }, [record, isSaving])

  const changed = fields.changed(stored, form.values)
  return {
    /** The record the form stands on, null for a new one. */
    base,
    /** What the form would hold had nobody typed. */
    stored,
    /** Whether somebody else saved the record while the form was open. */
    wasFollowed,
    conflicts: conflicts.filter((name) => changed.includes(name)),
    isChanged: changed.length > 0,
    /** Takes in what a refusal says was saved meanwhile; answers whether anything is left to save. */
    takeRefusal: (newer: unknown) => takeIn(read(newer)),
    /** Stands on what was saved from here; `typed` keeps what is in the fields. */
    settle: (saved: Stored, { typed } = { typed: false }) => {
      const theirs = valuesOf(saved)
      form.setValues(
        typed ? fields.rebase({ before: stored, theirs, mine: form.getValues() }).values : theirs,
      )
      setStored(theirs)
      setBase(saved)
      setConflicts([])
      setWasFollowed(false)
    },
    takeTheirs: (name: keyof Values & string) => {
      const theirs: Partial<Values> = {}
      for (const each of fields.withCompanions(name)) theirs[each] = stored[each]
      form.setValues(theirs)
    },
  }
}

/** What `useFollowedForm` tells. */
export type FollowedForm<Stored extends { version: number }, Values extends object> = ReturnType<
  typeof useFollowedForm<Stored, Values>
>
