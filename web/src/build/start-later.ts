import { createHash } from 'node:crypto'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/

/**
 * A prerendered page whose scripts are fetched only once it has been painted, all of them at once: on a slow
 * line they would take turns with what is to be read. The page's own start becomes a file, `path` and `code`.
 * A page with a form is left alone: it is of no use before its scripts are there. One that says `data-wakes` gets
 * none before somebody reaches for what needs them.
 */
export function startLater(html: string): { html: string; path: string; code: string } | undefined {
  const code = html.match(start)?.[2]
  const wakes = html.includes('data-wakes')
  if (!code || (html.includes('<form') && !wakes)) return undefined
  const hrefs = [...html.matchAll(preload)].map(([, href = '']) => href)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
  const path = `/assets/start-${hash}.js`
  return {
    html: html.replaceAll(preload, '').replace(start, (_, open, __, close) => {
      return open + beginning([...hrefs, path], path) + (wakes ? whenWanted : afterPaint) + close
    }),
    path,
    code,
  }
}

const beginning = (hrefs: string[], path: string) =>
  `let begun=false;const begin=()=>{if(begun)return;begun=true;for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${path}")};`

// The browser tells of its first paint; one that does not is waited for no longer than this, in ms.
const LONGEST_WAIT = 2_000

const afterPaint = `new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${LONGEST_WAIT})`

/**
 * Begins when somebody points at, touches or reaches a button or a field, when the prices come near, for who is
 * signed in, and where a message waits to be sent. The last button pressed before the page is alive is pressed
 * again then; until then the bar is told here that the page has been scrolled.
 */
const whenWanted = [
  'let alive=false,pressed;',
  'const bar=document.querySelector("header"),scrolled=()=>{if(!alive)bar?.toggleAttribute("data-scrolled",scrollY>50)};',
  'for(const kind of ["pointerover","touchstart","focusin"])addEventListener(kind,({target})=>{if(target.closest?.("button,input"))begin()},{capture:true,passive:true});',
  'addEventListener("click",(event)=>{const button=!alive&&event.target.closest?.("button");if(!button)return;event.preventDefault();event.stopPropagation();pressed=button;begin()},true);',
  'addEventListener("scroll",scrolled,{passive:true});scrolled();',
  'addEventListener("towline:alive",()=>{alive=true;pressed?.click()},{once:true});',
  'new IntersectionObserver((seen)=>{if(seen.some((one)=>one.isIntersecting))begin()},{rootMargin:"100% 0px"}).observe(document.querySelector("#pricing"));',
  'if(document.cookie.includes("loggedInUser=")||localStorage.getItem("towline-contact"))begin()',
].join('')
