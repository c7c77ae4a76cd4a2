import { useQueryClient } from '@tanstack/react-query'
import type { LoggedInUser } from '@towline/contract'
import { useEffect } from 'react'
import { whenIdle } from '../platform/prefetch.ts'

const loadNeeds = () => import('./section-needs.ts')

/**
 * Makes the pages of the dashboard quick to open: their code is loaded while nobody waits for anything, after
 * `first`, and what a page reads first is asked for as soon as a link to it is pointed at, touched or reached by
 * key.
 */
export function usePrefetch(user: LoggedInUser, first: readonly (() => Promise<unknown>)[]): void {
  const client = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    const isBusy = () => client.isFetching() > 0
    const rest = async () => {
      const { codeFor } = await loadNeeds()
      stop = whenIdle(codeFor(user), isBusy)
    }
    stop = whenIdle([...first, rest], isBusy)
    return () => stop()
  }, [client, user, first])
  useEffect(() => {
    const home = `/customer/dashboard/${user.companyId}`
    const ask = async ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      // With a search it leads to something else than the page as it begins.
      if (!link?.pathname.startsWith(home) || link.search) return
      if (link.pathname === window.location.pathname) return
      // A page whose code can't be loaded says so once it is opened.
      const needs = await loadNeeds().catch(() => undefined)
      const needed = needs?.needsOf(link.pathname.slice(home.length))
      needed?.data?.(client, user)
      needed?.code().catch(() => undefined)
    }
    for (const event of ['pointerover', 'focusin']) document.addEventListener(event, ask)
    return () => {
      for (const event of ['pointerover', 'focusin']) document.removeEventListener(event, ask)
    }
  }, [client, user])
}
