import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { drop, toastStore } from '../features/dispatch/board/toasts.ts'
import { sessionBegan } from '../platform/session.ts'
import { loadDialog } from '../ui/dialog.tsx'

// As on a page that has stood for a moment.
await loadDialog()

// The files of a worker share one page: each begins, and each test ends, with it as it came.
configure({ asyncUtilTimeout: 30_000 })
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) forget(cookie)
  sessionBegan()
  for (const { id } of toastStore.read()) drop(id)
})

// jsdom lays nothing out, so it has no media to match, no sizes to watch and nothing to scroll.
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => undefined

function forget(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`
}
