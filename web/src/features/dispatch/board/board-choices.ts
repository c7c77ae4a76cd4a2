import { JobSort } from '@towline/contract'
import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { onThisDevice, type TextStorage } from '../../../platform/text-storage.ts'
import { type ColumnId, shownColumns, usualColumns } from './job-columns.ts'

/** How much a job takes of the screen: one line, or a card. */
export const Density = z.enum(['cards', 'rows'])
export type Density = z.infer<typeof Density>

const SORT = 'towline.board.sort'
const DENSITY = 'towline.board.density'
const COLUMNS = 'towline.board.columns'

/** The order somebody chose on this device; by urgency until then. */
export const chosenSort = (): JobSort => JobSort.catch('urgent').parse(onThisDevice.getItem(SORT))

const chosenColumns = (kept: TextStorage): ColumnId[] => {
  const text = kept.getItem(COLUMNS)
  return shownColumns(text === null ? usualColumns : text.split(' '))
}

/** How somebody wants their board, which this device remembers. */
export function useBoardChoices() {
  const [sort, setSort] = useState(chosenSort)
  const [density, setDensity] = useState(() =>
    Density.catch('cards').parse(onThisDevice.getItem(DENSITY)),
  )
  const [columns, setColumns] = useState(() => chosenColumns(onThisDevice))
  const chooseSort = useCallback((next: JobSort) => {
    onThisDevice.setItem(SORT, next)
    setSort(next)
  }, [])
  const chooseDensity = useCallback((next: Density) => {
    onThisDevice.setItem(DENSITY, next)
    setDensity(next)
  }, [])
  const chooseColumns = useCallback((wanted: readonly string[]) => {
    const next = shownColumns(wanted)
    onThisDevice.setItem(COLUMNS, next.join(' '))
    setColumns(next)
  }, [])
  return useMemo(
    () => ({ sort, density, columns, chooseSort, chooseDensity, chooseColumns }),
    [sort, density, columns, chooseSort, chooseDensity, chooseColumns],
  )
}

export type BoardChoices = ReturnType<typeof useBoardChoices>
