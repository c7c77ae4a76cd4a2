import type { MetaFunction } from 'react-router'
import { FormPage } from '../../ui/form-page.tsx'
import { TrialForm } from './trial-form.tsx'

export const meta: MetaFunction = () => [{ title: 'Start a trial · Towline' }]

export default function TrialPage() {
  return (
    <FormPage
      wide
      title="Start a trial"
      lead="14 days, 50 calls, no card. Your agent gets its number the moment you are done."
    >
      <TrialForm />
    </FormPage>
  )
}
