import { formatPhone, type PhoneCall } from '@towline/contract'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { dateAndTime } from '../../ui/dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CallHistory, CustomerSearch, callerName, RecentCalls } from '../calls/index.ts'
import { VoiceChatRecord } from '../chat/index.ts'
import styles from './dashboard-page.module.css'
import { Overview } from './overview.tsx'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Towline' }]

/** The Dashboard section: figures, customers with their call history, and the latest calls. */
export default function DashboardPage() {
  const [customer, setCustomer] = useState<PhoneCall | null>(null)
  const [record, setRecord] = useState<PhoneCall | null>(null)
  return (
    <>
      <PageHeading>Dashboard</PageHeading>
      <Overview />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CustomerSearch chosen={customer} onChoose={setCustomer} />
          <CallHistory customer={customer} onOpen={setRecord} />
        </div>
        <RecentCalls onOpen={setRecord} />
      </div>
      {record && <CallRecordDialog call={record} onClose={() => setRecord(null)} />}
    </>
  )
}

function CallRecordDialog(props: { call: PhoneCall; onClose: () => void }) {
  const { call } = props
  return (
    <Dialog
      onClose={props.onClose}
      size={860}
      title={`${callerName(call)}, ${formatPhone(call.fromNumber)} · ${dateAndTime(call.createdDate)}`}
    >
      <VoiceChatRecord aiAgentChatId={call.aiAgentChatId} />
    </Dialog>
  )
}
