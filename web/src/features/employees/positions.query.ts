import { replaceEqualDeep } from '@tanstack/react-query'
import { listPositions, type Position } from '@towline/contract'
import { query } from '../../platform/query.ts'

/** Whose position it is: a driver's, or that of a truck nobody drives. */
export const whosePosition = ({ employeeId, truckId }: Position) => employeeId || truckId

/** What is kept under the key is what the operation answers, or nothing yet. */
const positionsIn = (data: unknown) => (Array.isArray(data) ? (data as Position[]) : [])

/**
 * Where drivers and trucks are. What was heard of one over the live wire while the list was being read is newer than
 * the list, and stays.
 */
export const positionsQuery = {
  ...query(listPositions),
  structuralSharing: (known: unknown, read: unknown): unknown => {
    const before = new Map(positionsIn(known).map((one) => [whosePosition(one), one]))
    const newest = positionsIn(read).map((one) => {
      const heard = before.get(whosePosition(one))
      return heard && heard.at > one.at ? heard : one
    })
    return replaceEqualDeep(known, newest)
  },
}
