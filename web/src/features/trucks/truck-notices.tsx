import type { UseFormReturnType } from '@mantine/form'
import type { Truck } from '@towline/contract'
import { writeDay } from '../../ui/date-field.text.ts'
import { FollowedNotices } from '../../ui/followed-notices.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FollowedForm } from '../../ui/use-followed-form.ts'
import type { TruckValues } from './truck-form.ts'
import { fieldLabels } from './trucks.text.ts'

/** What others did to a truck while its form is open. */
export function TruckNotices(props: {
  form: UseFormReturnType<TruckValues>
  followed: FollowedForm<Truck, TruckValues>
}) {
  const { form, followed } = props
  return (
    <>
      {followed.wasFollowed && followed.base?.status === 'deleted' && (
        <Notice kind="info">Someone deleted {followed.base.name}. Saving restores it.</Notice>
      )}
      <FollowedNotices
        what="truck"
        followed={followed}
        mine={form.values}
        labels={fieldLabels}
        readable={readable}
      />
    </>
  )
}

/** A field's value as a person reads it; a dash for nothing. */
function readable(name: keyof TruckValues, values: TruckValues): string {
  if (name === 'isActive') return values.isActive ? 'yes' : 'no'
  if (name === 'plateExpDate') return writeDay(values.plateExpDate ?? 0) || '–'
  return values[name] || '–'
}
