import { Button } from '@mantine/core'
import { type Employee, inviteEmployee } from '@towline/contract'
import { useDo } from '../../platform/query.ts'
import { Notice } from '../../ui/notice.tsx'

/** For somebody who has never signed in: emails the invitation to choose a password again. */
export function SendInvitation({ employee }: { employee: Employee }) {
  const inviting = useDo(inviteEmployee)
  if (inviting.isSuccess)
    return <Notice kind="success">Invitation sent to {employee.email}.</Notice>
  const send = () => inviting.mutate({ params: { id: employee.id } })
  return (
    <Notice
      kind={inviting.error ? 'error' : 'info'}
      action={
        <Button size="compact-sm" variant="default" loading={inviting.isPending} onClick={send}>
          Resend invitation
        </Button>
      }
    >
      {inviting.error?.message ?? 'Never signed in.'}
    </Notice>
  )
}
