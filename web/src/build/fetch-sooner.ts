import { minifySync } from 'vite'
import { askSooner } from './ask-sooner.ts'
import type { BuiltRoutes } from './built-routes.ts'

/** The pages that somebody waits for on a slow line: a pattern of their paths, their routes, and what their scripts may weigh. */
export const awaited: readonly { path: string; routes: readonly string[]; most: number }[] = [
  { path: '^/customer/chat/', routes: ['customer-chat'], most: 145_000 },
  {
    path: '^/customer/dashboard/[^/]+/dispatching',
    routes: ['app/dashboard-layout', 'app/dispatching-page'],
    most: 240_000,
  },
]

/**
 * The page of every path that has none of its own, which asks for all that its path needs as soon as it is there, its
 * data first. Else the router would have to come first, and then one file after the other tell of the next. Where a
 * service worker answers, the files are at hand.
 */
export function fetchSooner(html: string, { partOf }: Pick<BuiltRoutes, 'partOf'>): string {
  const pages = awaited.map(({ path, routes }) => {
    const parts = routes.map(partOf)
    const scripts = parts.flatMap(({ module, imports }) => [module, ...imports])
    const styles = parts.flatMap(({ css }) => css.map((href) => href.replace(/#.*$/, '')))
    const isNew = (href: string) => !html.includes(`"${href}`)
    return [path, [...new Set(scripts)].filter(isNew), [...new Set(styles)].filter(isNew)]
  })
  const script = `(${askSooner})();if(!navigator.serviceWorker?.controller)for(const[path,scripts,styles]of ${JSON.stringify(pages)})if(new RegExp(path).test(location.pathname)){const ask=(link)=>document.head.append(Object.assign(document.createElement("link"),link));for(const href of styles)ask({rel:"preload",as:"style",href});for(const href of scripts)ask({rel:"modulepreload",href})}`
  const { code } = minifySync('sooner.js', script)
  return html.replace('</title>', () => `</title><script>${code}</script>`)
}
