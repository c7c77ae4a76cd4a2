import { useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { DirectoryTab } from '../features/employees/index.ts'
import { type Recipient, WriteMessageDialog } from '../features/messages/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Directory · Settings · Towline' }]

/** The Directory tab of Settings, given the messages feature's dialogs. */
export default function SettingsDirectory() {
  const user = useLoggedInUser()
  const { id } = useParams()
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  if (!user) return null
  return (
    <>
      <DirectoryTab
        user={user}
        home={`/customer/dashboard/${id}`}
        onWrite={({ firstName, lastName, email, phoneNumber }, kind) =>
          setRecipient({
            kind,
            to: kind === 'email' ? email : phoneNumber,
            name: `${firstName} ${lastName}`.trim(),
          })
        }
      />
      {recipient && <WriteMessageDialog recipient={recipient} onClose={() => setRecipient(null)} />}
    </>
  )
}
