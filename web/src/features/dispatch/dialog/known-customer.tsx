import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import {
  type DispatchCall,
  phoneDigits,
  type StatusFilter,
  searchDispatchCalls,
} from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDispatchForm } from './dispatch-form.ts'

const PAUSE = 250
const places: readonly StatusFilter[] = ['current', 'scheduled', 'completed']
/** What is taken over from the last job of the same number. */
const taken = [
  'customerName',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'licensePlateInfo',
  'licensePlateState',
] as const

/** For a number that has called before: whose it is and which vehicle they had, to be taken over in one press. */
export function KnownCustomer() {
  const form = useDispatchForm()
  const known = useLastJobOf(form.values.customerPhone)
  const missing = known ? taken.filter((name) => known[name] && !form.values[name]) : []
  if (!known || missing.length === 0) return null
  const take = () => {
    for (const name of missing) form.setFieldValue(name, known[name])
  }
  const who = [known.customerName, [known.vehicleColor, known.vehicle].filter(Boolean).join(' ')]
  return (
    <Notice kind="info">
      This number is known: {who.filter(Boolean).join(', ')} (#{known.dispatchNumber}).{' '}
      <Button size="compact-xs" variant="default" onClick={take}>
        Use name and vehicle
      </Button>
    </Notice>
  )
}

/** The newest job with this number; none while it is not a whole one. */
function useLastJobOf(written: string): DispatchCall | undefined {
  const [phone] = useDebouncedValue(phoneDigits(written), PAUSE)
  const found = useQueries({
    queries: places.map((status) => ({
      ...query(searchDispatchCalls, { body: { status, searchText: phone, limit: 3 } }),
      enabled: phone.length === 10,
      retry: false,
    })),
  })
  return found
    .flatMap(({ data }) => data ?? [])
    .filter((job) => phoneDigits(job.customerPhone) === phone)
    .toSorted((one, other) => other.createdDate - one.createdDate)[0]
}
