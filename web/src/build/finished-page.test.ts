import { describe, expect, it } from 'vitest'
import { headTags } from './head-tags.ts'
import { paintSooner } from './paint-sooner.ts'
import { startLater } from './start-later.ts'

const start = 'import "/assets/manifest.js";\nimport("/assets/entry.js");'
const page = [
  '<head><title>Terms · Towline</title><meta name="description" content="What you get."/>',
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/terms.js"/>',
  '<link rel="stylesheet" href="/assets/frame.css#"/><link rel="stylesheet" href="/assets/terms.css"/></head>',
  `<body><h1>Terms</h1><script type="module" async="">${start}</script></body>`,
].join('')

describe('paintSooner', () => {
  const styles: Record<string, string> = {
    '/assets/frame.css': '@font-face{src:url(/assets/archivo-latin-wght-normal-x.woff2)}',
    '/assets/terms.css': '.terms{margin:0}',
  }
  const painted = paintSooner(page, (href) => styles[href] ?? '')

  it('puts the styles into the page, in their order, and fetches none of them', () => {
    expect(painted).toContain(
      `<style>${styles['/assets/frame.css']}${styles['/assets/terms.css']}</style>`,
    )
    expect(painted).toContain(
      '<link rel="stylesheet" disabled media="not all" href="/assets/frame.css#"/>',
    )
    expect(painted).not.toContain('<link rel="stylesheet" href')
  })

  it('fetches the font beside the page', () => {
    expect(painted).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/archivo-latin-wght-normal-x.woff2"/>',
    )
  })

  it('leaves a page without styles alone', () => {
    expect(paintSooner('<p>Hello</p>', () => '')).toBe('<p>Hello</p>')
  })
})

describe('startLater', () => {
  const started = startLater(page)

  it('keeps the start of the page in a file of its own, and every script back until the first paint', () => {
    expect(started?.code).toBe(start)
    expect(started?.html).not.toContain('<link rel="modulepreload"')
    expect(started?.html).toMatch(/<script type="module" async="">let begun=false/)
    for (const file of ['/assets/entry.js', '/assets/terms.js', started?.path])
      expect(started?.html).toContain(`"${file}"`)
  })

  it('keeps them back until somebody wants them where the page says so, forms or not', () => {
    const html = startLater(page.replace('<h1>', '<form data-wakes></form><h1>'))?.html
    expect(html).toContain('towline:alive')
    expect(html).not.toContain('type:"paint"')
  })

  it('has nothing to do where nothing starts, or where a form waits for its script', () => {
    expect(startLater('<p>Hello</p>')).toBeUndefined()
    expect(startLater(page.replace('<h1>', '<form></form><h1>'))).toBeUndefined()
  })
})

describe('headTags', () => {
  it('names the address of the page and what a link to it shows', () => {
    const tags = headTags('/terms', page)
    expect(tags).toContain('<link rel="canonical" href="https://site-address.invalid/terms"/>')
    expect(tags).toContain('<meta property="og:title" content="Terms · Towline"/>')
    expect(tags).toContain('<meta property="og:description" content="What you get."/>')
    expect(tags).toContain('content="https://site-address.invalid/og.png"')
  })

  it('tells search engines who we are on the first page alone', () => {
    const said = headTags('/', page).match(/ld\+json">(.*)<\/script>/)?.[1] ?? ''
    expect(JSON.parse(said)).toMatchObject({ '@context': 'https://schema.org' })
    expect(headTags('/terms', page)).not.toContain('ld+json')
  })

  it('says nothing of a page that is not to be found', () => {
    expect(headTags('/x', `${page}<meta name="robots" content="noindex"/>`)).toBe('')
  })
})
