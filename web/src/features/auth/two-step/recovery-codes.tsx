import { Button } from '@mantine/core'
import { keepAsFile } from '../../../ui/keep-as-file.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './two-step.module.css'

/** New recovery codes: nobody sees them again after this. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const keep = () =>
    keepAsFile({
      name: 'towline-recovery-codes.txt',
      text: `Towline recovery codes. Each works once.\n\n${codes.join('\n')}\n`,
      type: 'text/plain',
    })
  return (
    <div className={styles.setup}>
      <Notice kind="info">
        Save these recovery codes where you don’t keep your phone. Each lets you in once if the
        phone is gone. You won’t see them again.
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="default" onClick={keep}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  )
}
