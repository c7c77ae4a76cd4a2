import { useQuery } from '@tanstack/react-query'
import { authenticate } from '@towline/contract'
import { useEffect } from 'react'
import { query } from '../platform/query.ts'
import { sessionChanged } from '../platform/session.ts'

/**
 * Asks who the user of this page is by now: when it opens, and after each break of the wire, which the server
 * cuts when a manager gives them other roles. With them come another menu and other news.
 */
export function usePresentUser(): void {
  const { dataUpdatedAt } = useQuery(query(authenticate))
  useEffect(() => {
    if (dataUpdatedAt > 0) sessionChanged()
  }, [dataUpdatedAt])
}
