import { Skeleton } from '@mantine/core'
import { IconClipboardList, IconSearch } from '@tabler/icons-react'
import type { StatusFilter } from '@towline/contract'
import { Empty } from '../../../ui/empty.tsx'
import { emptyBoard } from '../dispatch.text.ts'
import styles from './dispatch-board.module.css'

/** What a board without jobs says. */
export function BoardEmpty(props: { status: StatusFilter; searchText: string }) {
  const { title, text } = emptyBoard[props.status]
  return (
    <div className={styles.empty}>
      {props.searchText ? (
        <Empty icon={<IconSearch size={24} />} title={`Nothing matches “${props.searchText}”.`}>
          A job must contain every word of the filter. Try fewer words or another status.
        </Empty>
      ) : (
        <Empty icon={<IconClipboardList size={24} />} title={title}>
          {text}
        </Empty>
      )}
    </div>
  )
}

/** The shape of the board until it has been read. */
export function BoardSkeletons() {
  return (
    <div aria-busy="true" role="status" aria-label="Loading board" className={styles.skeletons}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={138} />
      ))}
    </div>
  )
}
