import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import type { JobPapers, OwnJob } from '@towline/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { useDriverWords } from '../../platform/driver-words/index.ts'
import { useLoggedInUser } from '../../platform/session.ts'
import { keepFiles } from './kept-files.ts'
import { LaterMediaDialog } from './lazy-media-dialog.tsx'
import { fateOf } from './media.text.ts'
import styles from './own-media.module.css'
import { OwnSignature } from './own-signature.tsx'
import { useAddingMedia } from './use-adding-media.ts'

type Props = {
  job: OwnJob
  papers?: JobPapers | undefined
  onUnsent: (count: number) => void
  /** What stands between the photos and the signature. */
  children?: ReactNode
}

/**
 * A driver's way to the photos and videos of their job, and the signature, which is kept as one of them. What they choose is on its way at once, also while the
 * dialog is closed, and waits in this browser until the server has it. `onUnsent` is told how many wait.
 */
export function OwnMedia({ job, papers, onUnsent, children }: Props) {
  const words = useDriverWords()
  const { say } = words
  const user = useLoggedInUser()
  // Two drivers may use one phone: nobody sends what the other has photographed.
  const [kept] = useState(() => keepFiles(`${user?.id} ${job.id}`))
  const adding = useAddingMedia({ of: 'job', id: job.id }, kept, words)
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
        {say('Photos/Videos')}
        {job.mediaCount > 0 && ` (${job.mediaCount})`}
      </Button>
      {unsent > 0 && !isOpen && (
        <p role="status" className={styles.unsent}>
          {fateOf(adding.unsaved, words)}
        </p>
      )}
      {isOpen && (
        <LaterMediaDialog call={job} adding={adding} own={words} onClose={() => setOpen(false)} />
      )}
      {children}
      <OwnSignature job={job} papers={papers} onPicture={(file, id) => adding.add([file], id)} />
    </div>
  )
}
