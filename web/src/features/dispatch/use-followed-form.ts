import { useQuery } from '@tanstack/react-query'
import { DispatchCall, readDispatchCall } from '@towline/contract'
import { useEffect, useState } from 'react'
import { query } from '../../platform/query.ts'
import {
  blankValues,
  changedFields,
  changesToSend,
  type FormValues,
  rebase,
  useNewDispatchForm,
  valuesOf,
} from './dispatch-form.ts'

/**
 * The dialog's form, which follows its record: when somebody else, or the agent on the phone, writes
 * the job meanwhile, untouched fields take the new value, what was typed here stays, and fields
 * changed on both sides are told as `conflicts`.
 */
export function useFollowedForm(call: DispatchCall | null) {
  const [base, setBase] = useState(call)
  const [stored, setStored] = useState<FormValues>(() =>
    call ? valuesOf(call) : blankValues(Date.now()),
  )
  const [conflicts, setConflicts] = useState<(keyof FormValues)[]>([])
  const form = useNewDispatchForm({ initialValues: stored })
  const { data: latest } = useQuery({
    ...query(readDispatchCall, { params: { id: call?.id ?? '' } }),
    enabled: call !== null,
  })

  const takeIn = (record: unknown) => {
    const newer = DispatchCall.safeParse(record).data
    if (!newer || !base || newer.version <= base.version) return
    const next = valuesOf(newer)
    const merged = rebase(stored, next, form.getValues())
    form.setValues(merged.values)
    setConflicts((before) => [...new Set([...before, ...merged.conflicts])])
    setStored(next)
    setBase(newer)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer record is news
  useEffect(() => takeIn(latest), [latest])

  return {
    form,
    /** The record the form stands on, null for a new call. */
    base,
    stored,
    conflicts: conflicts.filter((name) => changedFields(stored, form.values).includes(name)),
    takeIn,
    takeTheirs: (name: keyof FormValues) => form.setFieldValue(name, stored[name]),
    isChanged: () => changedFields(stored, form.values).length > 0,
    changes: () =>
      base
        ? changesToSend(stored, form.values)
        : { createdDate: form.values.createdDate, ...changesToSend(stored, form.values) },
  }
}
