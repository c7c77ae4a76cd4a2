import { Dialog } from './dialog.tsx'
import { LeavingFooter } from './record-footer.tsx'
import type { useLeaveGuard } from './use-leave-guard.ts'

/** Asks whoever leaves a page with a form whether what they typed may be lost; nothing while nobody leaves. */
export function LeaveDialog(props: { title: string; guard: ReturnType<typeof useLeaveGuard> }) {
  const { asks, stay, go } = props.guard
  if (!asks) return null
  return (
    <Dialog onClose={stay} title={props.title} size={560} styles={{ body: { padding: 0 } }}>
      <LeavingFooter onKeep={stay} onDiscard={go} />
    </Dialog>
  )
}
