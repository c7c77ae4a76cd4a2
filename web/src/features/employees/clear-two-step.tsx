import { Button } from '@mantine/core'
import { clearTwoStep, type Employee } from '@towline/contract'
import { useState } from 'react'
import { useDo } from '../../platform/query.ts'
import { Notice } from '../../ui/notice.tsx'

/** For somebody who lost phone, passkeys and recovery codes: lets them in by the password alone, after a question. */
export function ClearTwoStep({ employee }: { employee: Employee }) {
  const clearing = useDo(clearTwoStep)
  const [isAsking, ask] = useState(false)
  if (clearing.isSuccess)
    return (
      <Notice kind="success">
        {employee.firstName} logs in by the password alone now, and was told by email.
      </Notice>
    )
  const clear = () => clearing.mutate({ params: { id: employee.id } })
  return (
    <Notice
      kind={clearing.error ? 'error' : 'info'}
      action={
        <Button
          size="compact-sm"
          variant={isAsking ? 'filled' : 'default'}
          loading={clearing.isPending}
          onClick={isAsking ? clear : () => ask(true)}
        >
          {isAsking ? 'Yes, turn it off' : 'Turn it off'}
        </Button>
      }
    >
      {clearing.error?.message ??
        (isAsking
          ? `Only if ${employee.firstName} lost phone and recovery codes, and you know it’s really them. They’re logged out everywhere.`
          : 'Logs in with two steps.')}
    </Notice>
  )
}
