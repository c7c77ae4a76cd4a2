import { POWERED_BY, POWERED_BY_META } from '@towline/contract'

/** What this installation is powered by: as the page says it that the server sent, or as it is built. */
export function poweredBy(): string {
  if (typeof document === 'undefined') return POWERED_BY
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${POWERED_BY_META}"]`)
  return told?.content || POWERED_BY
}
