import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Duplicate, type DuplicateReason, findDuplicates } from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useDispatchForm } from './dispatch-form.ts'

const TYPING_PAUSE = 500

const reasonWords: Record<DuplicateReason, string> = {
  phone: 'same phone',
  plate: 'same plate',
  vin: 'same VIN',
  spot: 'same spot',
}

/** Says while it is typed that the job may be there already, and leads to the other. */
export function DuplicatesNotice(props: {
  id: string | null
  onOpenOther: ((id: string) => void) | undefined
}) {
  const found = useDuplicates(props.id)
  if (found.length === 0) return null
  return (
    <Notice kind="info">
      {found.map((other) => (
        <div key={other.id}>
          {sentenceOf(other)}{' '}
          {props.onOpenOther && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => props.onOpenOther?.(other.id)}
            >
              Open #{other.dispatchNumber}
            </Button>
          )}
        </div>
      ))}
    </Notice>
  )
}

function useDuplicates(id: string | null): readonly Duplicate[] {
  const { customerPhone, licensePlateInfo, vin, pickupAddressLatLng } = useDispatchForm().values
  const [typed] = useDebouncedValue(
    JSON.stringify({
      ...(customerPhone.length >= 10 && { customerPhone }),
      ...(licensePlateInfo.trim().length >= 3 && { licensePlateInfo }),
      ...(vin.length === 17 && { vin }),
      ...(pickupAddressLatLng && { pickupAddressLatLng }),
    }),
    TYPING_PAUSE,
  )
  const isAsked = typed !== '{}'
  const { data } = useQuery({
    ...query(findDuplicates, { body: { ...JSON.parse(typed), ...(id && { id }) } }),
    enabled: isAsked,
    // A form that was open a moment ago asked before there was such a job.
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (isAsked && data) || []
}

/** `This may be the same job as #1004: same phone.` */
const sentenceOf = ({ dispatchNumber, reasons }: Duplicate) =>
  `This may be the same job as #${dispatchNumber}: ${reasons.map((reason) => reasonWords[reason]).join(', ')}.`
