import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ImpoundWhole } from '@towline/contract'
import { Card } from '../../ui/card.tsx'
import { centsText, momentText, plateText, vehicleText } from './impounds.text.ts'
import styles from './impounds-section.module.css'

/** What whoever takes a vehicle shows at the gate; it is printed alone. */
export function GatePass({ whole: { file, touches } }: { whole: ImpoundWhole }) {
  const release = touches.find(({ what }) => what === 'release')
  if (!release) return null
  const { to, idType, idNumber, paidBy, paid, signature } = release.data
  return (
    <Card
      title={`Gate pass ${file.number}`}
      aside={
        <span className={styles.screen}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => window.print()}
          >
            Print the gate pass
          </Button>
        </span>
      }
    >
      <p className={styles.pass}>
        {vehicleText(file)}, {plateText(file)}
        <br />
        {file.lotName}
        {file.space && `, space ${file.space}`}
        <br />
        Released to {String(to)} ({String(idType)} {String(idNumber)}) on {momentText(release.at)}{' '}
        by {release.who}
        <br />
        Paid: {centsText(Math.round(Number(paid) * 100))}, {String(paidBy)}
      </p>
      <svg viewBox="0 0 400 120" className={styles.signed} role="img" aria-label="Signature">
        <path d={String(signature)} />
      </svg>
    </Card>
  )
}
