import { createHash } from 'node:crypto'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/

/**
 * A prerendered page whose scripts are fetched only once it has been painted, all of them at once: on a slow
 * line they would take turns with what is to be read. The page's own start becomes a file, `path` and `code`.
 * A page with a form is left alone: it is of no use before its scripts are there.
 */
export function startLater(html: string): { html: string; path: string; code: string } | undefined {
  const code = html.match(start)?.[2]
  if (!code || html.includes('<form')) return undefined
  const hrefs = [...html.matchAll(preload)].map(([, href = '']) => href)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const path = `/assets/start-${hash}.js`
  return {
    html: html.replaceAll(preload, '').replace(start, (_, open, __, close) => {
      return open + afterPaint([...hrefs, path], path) + close
    }),
    path,
    code,
  }
}

// The browser tells of its first paint; one that does not is waited for no longer than this, in ms.
const LONGEST_WAIT = 2_000

const afterPaint = (hrefs: string[], path: string) =>
  `let begun=false;const begin=()=>{if(begun)return;begun=true;for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${path}")};new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${LONGEST_WAIT})`
