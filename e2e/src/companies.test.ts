import { dispatchChanged, phoneCallChanged, topicFor } from '@towline/contract'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { logIn } from './dashboard.ts'
import { journey } from './journey.ts'

const RIVAL = { email: 'owner@rival.example', password: 'correct horse battery' }
const Ids = z.array(z.object({ id: z.string(), customerPhone: z.string() }))

describe('a second company', () => {
  journey(
    'sees nothing of the first, by page, by request or by wire',
    async ({ openWindow, product }) => {
      const owner = await openWindow()
      await logIn(owner, product.demo)
      const found = await owner.request.post('/towline/dispatch/search', {
        data: { status: 'current', searchText: '' },
        headers: { origin: product.url },
      })
      const jobs = Ids.parse(await found.json())
      expect(jobs.length).toBeGreaterThan(0)

      const rival = await openWindow()
      await signUp(rival)
      await logIn(rival, RIVAL)
      const own = new URL(rival.url()).pathname
      await rival.goto(`/customer/dashboard/${product.demo.companyId}/dispatching`)
      await rival.getByRole('heading', { name: 'Dashboard' }).waitFor()
      expect(new URL(rival.url()).pathname).toBe(own)

      await askForJobs(rival, product.url, jobs)
      for (const topic of [dispatchChanged, phoneCallChanged]) {
        expect(await subscribe(rival, topicFor(topic, own.split('/').at(-1) ?? ''))).toBe('RECEIPT')
        expect(await subscribe(rival, topicFor(topic, product.demo.companyId))).toBe('ERROR')
      }
    },
  )
})

async function signUp(page: Page) {
  const answer = await page.request.post('/towline/register', {
    data: {
      ...RIVAL,
      confirmPassword: RIVAL.password,
      firstName: 'Ray',
      lastName: 'Rival',
      companyName: 'Rival Towing',
      phoneNumber: '2145550190',
      zip: '75201',
      planId: '100',
      planType: 'trial',
    },
  })
  expect(answer.status()).toBe(200)
}

async function askForJobs(page: Page, origin: string, jobs: z.infer<typeof Ids>) {
  const headers = { origin }
  for (const { id, customerPhone } of jobs) {
    expect((await page.request.get(`/towline/dispatch/${id}`)).status()).toBe(404)
    const written = { data: { id, notes: 'ours now' }, headers }
    expect((await page.request.post('/towline/dispatch', written)).status()).toBe(404)
    const calls = await page.request.get(`/towline/customer/call_history/${customerPhone}`)
    expect(await calls.json()).toEqual([])
  }
  for (const status of ['current', 'scheduled', 'completed']) {
    const search = { data: { status, searchText: '' }, headers }
    expect(await (await page.request.post('/towline/dispatch/search', search)).json()).toEqual([])
  }
}

/** Subscribes with the page's own session; resolves with the command of the answer. */
function subscribe(page: Page, destination: string): Promise<string> {
  return page.evaluate(async (to) => {
    const socket = new WebSocket(
      `${location.origin.replace('http', 'ws')}/towline/ws/websocket`,
      'v12.stomp',
    )
    const frame = (command: string, headers: string) => socket.send(`${command}\n${headers}\n\n\0`)
    const answer = await new Promise<string>((resolve) => {
      socket.onopen = () => frame('CONNECT', 'accept-version:1.2\nhost:towline')
      socket.onclose = () => resolve('closed')
      socket.onmessage = ({ data }) => {
        const [command = ''] = String(data).split('\n')
        if (command === 'CONNECTED') frame('SUBSCRIBE', `id:1\nreceipt:1\ndestination:${to}`)
        else if (command) resolve(command)
      }
    })
    socket.close()
    return answer
  }, destination)
}
