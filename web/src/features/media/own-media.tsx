import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import type { OwnJob } from '@towline/contract'
import { useEffect, useState } from 'react'
import { useLoggedInUser } from '../../platform/session.ts'
import { keepFiles } from './kept-files.ts'
import { LaterMediaDialog } from './lazy-media-dialog.tsx'
import { fateOf } from './media.text.ts'
import styles from './own-media.module.css'
import { useAddingMedia } from './use-adding-media.ts'

type Props = { job: OwnJob; onUnsent: (count: number) => void }

/**
 * A driver's way to the photos and videos of their job. What they choose is on its way at once, also while the
 * dialog is closed, and waits in this browser until the server has it. `onUnsent` is told how many wait.
 */
export function OwnMedia({ job, onUnsent }: Props) {
  const user = useLoggedInUser()
  // Two drivers may use one phone: nobody sends what the other has photographed.
  const [kept] = useState(() => keepFiles(`${user?.id} ${job.id}`))
  const adding = useAddingMedia(job.id, kept)
  const [isOpen, setOpen] = useState(false)
  const unsent = adding.unsaved.length
  useEffect(() => onUnsent(unsent), [onUnsent, unsent])
  return (
    <div className={styles.media}>
      <Button
        size="lg"
        variant="default"
        fullWidth
        leftSection={<IconCamera size={22} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Photos/Videos{job.mediaCount > 0 && ` (${job.mediaCount})`}
      </Button>
      {unsent > 0 && !isOpen && (
        <p role="status" className={styles.unsent}>
          {fateOf(adding.unsaved)}
        </p>
      )}
      {isOpen && (
        <LaterMediaDialog call={job} adding={adding} isOwn onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
