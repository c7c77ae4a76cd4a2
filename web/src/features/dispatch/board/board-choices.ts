import { JobSort } from '@towline/contract'
import { useCallback, useState } from 'react'
import { onThisDevice } from '../../../platform/text-storage.ts'

const SORT = 'towline.board.sort'

/** The order somebody chose on this device; by urgency until then. */
export const chosenSort = (): JobSort => JobSort.catch('urgent').parse(onThisDevice.getItem(SORT))

/** The order of the board, and how to choose another, which this device remembers. */
export function useChosenSort(): [JobSort, (sort: JobSort) => void] {
  const [sort, setSort] = useState(chosenSort)
  const choose = useCallback((next: JobSort) => {
    onThisDevice.setItem(SORT, next)
    setSort(next)
  }, [])
  return [sort, choose]
}
