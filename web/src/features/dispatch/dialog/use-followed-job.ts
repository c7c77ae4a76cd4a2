import { useQuery } from '@tanstack/react-query'
import { DispatchCall, readDispatchCall } from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { useFollowedForm } from '../../../ui/use-followed-form.ts'
import {
  blankValues,
  changesToSend,
  dispatchFields,
  useNewDispatchForm,
  valuesOf,
} from './dispatch-form.ts'

/** The dialog's form, which follows its record when somebody else, or the agent on the phone, writes the job. */
export function useFollowedJob(call: DispatchCall | null) {
  const form = useNewDispatchForm({
    initialValues: call ? valuesOf(call) : blankValues(Date.now()),
  })
  const { data: latest } = useQuery({
    ...query(readDispatchCall, { params: { id: call?.id ?? '' } }),
    enabled: call !== null,
  })
  const followed = useFollowedForm(form, {
    record: latest ?? call,
    valuesOf,
    read: (newer) => DispatchCall.safeParse(newer).data,
    fields: dispatchFields,
  })
  return {
    ...followed,
    form,
    changes: () => ({
      ...(!followed.base && { createdDate: form.values.createdDate }),
      ...changesToSend(followed.stored, form.values),
    }),
  }
}

export type Followed = ReturnType<typeof useFollowedJob>
