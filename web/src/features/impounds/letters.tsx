import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { downloadImpoundLetter, type ImpoundWhole } from '@towline/contract'
import { addressOf } from '../../platform/api.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLetter } from './impounds.queries.ts'
import { momentText } from './impounds.text.ts'
import styles from './impounds-section.module.css'

type Props = { whole: ImpoundWhole; onNews: (what: string) => void }

/** Letters to owner and lienholders: the next one is written here, and those that were can be printed again. */
export function Letters({ whole: { file, written, nextLetter }, onNews }: Props) {
  const writing = useLetter()
  if (!nextLetter && written.length === 0) return null
  const write = (which: 'first' | 'second') =>
    writing.mutate(
      { params: { id: file.id }, body: { which } },
      {
        onSuccess: () =>
          onNews(`The ${which} letter is written. Print it, send it, then press Letter sent.`),
      },
    )
  return (
    <Card
      title="Letters"
      aside={
        nextLetter && (
          <Button
            size="xs"
            variant="default"
            disabled={nextLetter.whyNot !== ''}
            loading={writing.isPending}
            onClick={() => write(nextLetter.which)}
          >
            Write the {nextLetter.which} letter
          </Button>
        )
      }
    >
      {writing.error && <Notice kind="error">{writing.error.message}</Notice>}
      {nextLetter?.whyNot && (
        <p className={styles.mild}>
          The {nextLetter.which} letter: {nextLetter.whyNot}
        </p>
      )}
      {written.length === 0 && !nextLetter?.whyNot && (
        <p className={styles.mild}>
          The {nextLetter?.which} letter can be written now, with today’s charges in it.
        </p>
      )}
      <ul className={styles.list} aria-label="Written letters">
        {written.map(({ id, which, at, by, to }) => (
          <li key={id}>
            <div className={styles.what}>
              <strong>{which === 'first' ? 'First letter' : 'Second letter'}</strong> by {by},{' '}
              {momentText(at)}
              <p className={styles.mild}>To {to.join(', ')}</p>
            </div>
            <Button
              component="a"
              size="xs"
              variant="default"
              href={addressOf(downloadImpoundLetter, { params: { id: file.id, letterId: id } })}
              download
              leftSection={<IconDownload size={16} />}
              aria-label={`PDF of the ${which} letter of ${momentText(at)}`}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
