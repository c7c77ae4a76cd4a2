import type { PhoneCall } from '@towline/contract'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { CallsSection } from '../features/calls/index.ts'
import { CallRecordDialog } from '../features/dashboard/index.ts'

export const meta: MetaFunction = () => [{ title: 'Calls · Towline' }]

/** The Calls section of the dashboard, with the record of the call that is opened. */
export default function CallsPage() {
  const [record, setRecord] = useState<PhoneCall | null>(null)
  return (
    <>
      <CallsSection onOpen={setRecord} />
      {record && <CallRecordDialog call={record} onClose={() => setRecord(null)} />}
    </>
  )
}
