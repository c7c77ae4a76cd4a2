import type { PhoneCall } from '@towline/contract'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CallHistory, CustomerSearch, RecentCalls } from '../calls/index.ts'
import { ActiveCustomers } from '../chat/index.ts'
import { FirstHour } from '../setup/index.ts'
import { LiveCallsCard } from '../voice/index.ts'
import { Activity } from './activity.tsx'
import { CallRecordDialog } from './call-record-dialog.tsx'
import styles from './dashboard-page.module.css'
import { Overview } from './overview.tsx'
import { Work } from './work.tsx'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Towline' }]

/** The Dashboard section: figures, customers with their call history, and the latest calls. */
export default function DashboardPage() {
  const [customer, setCustomer] = useState<PhoneCall | null>(null)
  const [record, setRecord] = useState<PhoneCall | null>(null)
  return (
    <>
      <PageHeading>Dashboard</PageHeading>
      <FirstHour />
      <LiveCallsCard />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Overview />
          <CustomerSearch chosen={customer} onChoose={setCustomer} />
          <CallHistory customer={customer} onOpen={setRecord} />
        </div>
        <div className={styles.column}>
          <Work />
          <Activity />
          <RecentCalls onOpen={setRecord} />
        </div>
        <div className={styles.customers}>
          <ActiveCustomers />
        </div>
      </div>
      {record && <CallRecordDialog call={record} onClose={() => setRecord(null)} />}
    </>
  )
}
