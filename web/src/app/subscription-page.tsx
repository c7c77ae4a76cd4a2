import type { MetaFunction } from 'react-router'
import { SubscriptionCard } from '../features/billing/index.ts'

export const meta: MetaFunction = () => [{ title: 'Subscription · Settings · Towline' }]

/** The Subscription tab of Settings. */
export default function SubscriptionPage() {
  return <SubscriptionCard />
}
