import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { fetchSooner } from './fetch-sooner.ts'

const parts: Record<string, { module: string; imports: string[]; css: string[] }> = {
  'customer-chat': { module: '/chat.js', imports: ['/frame.js', '/text.js'], css: ['/chat.css#'] },
  'app/dashboard-layout': { module: '/desk.js', imports: ['/text.js'], css: [] },
  'app/dispatching-page': { module: '/board.js', imports: ['/text.js'], css: ['/board.css'] },
}
const built = '<title>Towline</title><link rel="modulepreload" href="/frame.js"/>'
const partOf = (id: string) => parts[id] ?? { module: '', imports: [], css: [] }

/** What the page asks for when it is opened at a path. */
function asksFor(pathname: string, controller: object | null): string[] {
  const [, script = ''] = /<script>(.*)<\/script>/.exec(fetchSooner(built, { partOf })) ?? []
  const asked: string[] = []
  runInNewContext(script, {
    navigator: { serviceWorker: { controller } },
    location: { pathname, search: '' },
    window: {},
    fetch: async () => null,
    document: {
      cookie: '',
      getElementById: () => null,
      createElement: () => ({}),
      head: { append: (link: { rel: string; href: string }) => asked.push(link.href) },
    },
  })
  return asked
}

describe('the page of every path', () => {
  it('asks at once for what its path needs, and for nothing twice', () => {
    expect(asksFor('/customer/chat/abc', null)).toEqual(['/chat.css', '/chat.js', '/text.js'])
    expect(asksFor('/customer/dashboard/7/dispatching', null)).toEqual([
      '/board.css',
      '/desk.js',
      '/text.js',
      '/board.js',
    ])
    expect(asksFor('/customer/dashboard/7/map', null)).toEqual([])
  })

  it('asks for nothing where the files are at hand', () => {
    expect(asksFor('/customer/chat/abc', {})).toEqual([])
  })
})
