import { Skeleton } from '@mantine/core'
import { Failed } from '../../../ui/failed.tsx'
import { useCompany } from '../company.queries.ts'
import { CompanyProfileForm } from './company-profile-form.tsx'

/** The Company Profile tab: the company, and what its phone agent goes by. */
export function CompanyProfile({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useCompany()
  if (data) return <CompanyProfileForm company={data} mayChange={mayChange} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return <Skeleton height={480} role="status" aria-label="Loading company profile" />
}
