import { may } from '@towline/contract'
import { Link, type MetaFunction, useParams } from 'react-router'
import { ManagersTwoStep } from '../features/auth/index.ts'
import { CompanyProfile } from '../features/company/index.ts'
import { ChecklistSettings } from '../features/dispatch/index.ts'
import { MilestoneSettings } from '../features/milestones/index.ts'
import { OfferSettings } from '../features/offers/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Company Profile · Settings · Towline' }]

/** The Company Profile tab of Settings. */
export default function CompanyProfilePage() {
  const user = useLoggedInUser()
  const { id } = useParams()
  const mayChange = may(user?.roles ?? [], 'company.write')
  return (
    <>
      {mayChange && (
        <p>
          <Link to={`/customer/dashboard/${id}/practice`}>Test your agent</Link> with simulated
          callers and see what it gets right.
        </p>
      )}
      <CompanyProfile mayChange={mayChange} />
      {mayChange && <OfferSettings />}
      {mayChange && <ChecklistSettings />}
      {mayChange && <MilestoneSettings />}
      {mayChange && <ManagersTwoStep />}
    </>
  )
}
