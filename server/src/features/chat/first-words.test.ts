import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChatRequest, FIRST_WORDS, POWERED_BY } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'
import { openChats } from './testing/chats.fixture.ts'

const headers = { accept: 'text/html' }
const noWords = `<html><head><title>${POWERED_BY}</title></head><p>${FIRST_WORDS}</p></html>`

eachEngine('a customer’s page before its scripts are there', (database) => {
  let root: string
  let product: Product
  let chats: Awaited<ReturnType<typeof openChats>>
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'towline-web-'))
    await writeFile(join(root, '__spa-fallback.html'), noWords)
    product = await startProduct(database.db, {}, undefined, root)
    chats = await openChats(product)
    return async () => {
      await product.stop()
      await rm(root, { recursive: true })
    }
  })
  const page = async (path: string) => {
    const answer = await product.call('GET', path, { headers })
    return { caching: answer.headers.get('cache-control'), html: await answer.text() }
  }

  it('says how the job stands and whom to call, and has the answer it would ask for', async () => {
    const { id } = await chats.aChat({ customerName: '</script><b>Sam' })
    const { html, caching } = await page(`/customer/chat/${id}?from=text`)
    expect(caching).toBe('no-store')
    expect(html).toContain('<p data-line="company">Our Towing</p>')
    expect(html).toContain('Hello, &lt;/script&gt;&lt;b&gt;Sam')
    expect(html).toContain('We have your request and are finding a driver for you.')
    expect(html).toContain('href="tel:')
    expect(html).toContain('call 911 first')
    const [, answer = ''] = html.match(/id="first-answer">(.*?)<\/script>/) ?? []
    expect(ChatRequest.parse(JSON.parse(answer))).toEqual(await chats.request(id))
  })

  it('is the plain page for a key that opens nothing, and on every other path', async () => {
    const { id } = await chats.aChat()
    for (const path of [`/customer/chat/${id}x`, '/customer/chat/x', `/customer/rep/chat/${id}`])
      expect(await page(path), path).toEqual({ caching: 'no-cache', html: noWords })
  })

  it('is the plain page for who asks without end', async () => {
    const { id } = await chats.aChat()
    for (let asked = 0; asked < 240; asked += 1)
      expect((await page(`/customer/chat/${id}`)).html).not.toBe(noWords)
    expect((await page(`/customer/chat/${id}`)).html).toBe(noWords)
  })
})
