import { spawnReadyProduct } from '@towline/server/testing'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { journey as anyJourney, patiently } from './journey.ts'

/** With a product that tells what it does: of a visitor's message nothing else can be seen from outside. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
const journey = anyJourney.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
  const product = await spawnReadyProduct({ LOG_LEVEL: 'info' })
  onCleanup(product.stop)
  return product
})

const bar = (page: Page) => page.getByRole('banner')
const top = (page: Page, id: string) =>
  page.locator(id).evaluate((section) => Math.round(section.getBoundingClientRect().top))
/** Where a section stands once the page has been scrolled to it: right below the bar. */
const comesUp = async (page: Page, id: string) =>
  expect.poll(() => top(page, id), { ...patiently, message: id }).toBeLessThan(120)

/** Where the page stands in each of the next 30 pictures drawn of it, told once each. */
const heights = async () => {
  const seen = new Set<number>()
  for (let drawn = 0; drawn < 30; drawn++) {
    await new Promise(requestAnimationFrame)
    seen.add(window.scrollY)
  }
  return [...seen]
}

describe('a visitor of the site', () => {
  journey('finds every section from the bar, which changes on the way', async ({ openWindow }) => {
    const page = await openWindow()
    await page.goto('/')
    const scrolled = () => bar(page).getAttribute('data-scrolled')
    expect(await scrolled()).toBeNull()
    for (const name of ['Features', 'About', 'Testimonials', 'Pricing']) {
      await bar(page).getByRole('link', { name }).click()
      await comesUp(page, `#${name.toLowerCase()}`)
      expect(await top(page, `#${name.toLowerCase()}`)).toBeGreaterThanOrEqual(0)
    }
    await expect.poll(scrolled, patiently).not.toBeNull()
    await page.getByRole('heading', { name: 'Smart Dispatch', exact: true }).waitFor()

    await bar(page).getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
    await bar(page).getByRole('link', { name: 'Get Started' }).click()
    await comesUp(page, '#pricing')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.evaluate(() => window.scrollTo(0, 50))
    await expect.poll(scrolled, patiently).toBeNull()
    await page.evaluate(() => window.scrollTo(0, 51))
    await expect.poll(scrolled, patiently).not.toBeNull()
  })

  journey('reads a page that holds still, wherever it is scrolled to', async ({ openWindow }) => {
    const page = await openWindow()
    await page.goto('/register/trial')
    await page.getByRole('button', { name: 'Start Trial' }).waitFor()
    for (const wanted of [49, 51, 55, 59, 61]) {
      await page.evaluate((y) => window.scrollTo(0, y), wanted)
      expect(await page.evaluate(heights), `at ${wanted} px`).toEqual([wanted])
    }
  })

  journey('opens the menu on a phone, and is taken where it says', async ({ openWindow }) => {
    const page = await openWindow({
      viewport: { width: 375, height: 800 },
    })
    await page.goto('/terms')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(false)
    await bar(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await bar(page).getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: 'Testimonials' }).click()
    await menu.waitFor({ state: 'hidden' })
    await comesUp(page, '#testimonials')
  })

  journey('writes while the server is down; it arrives once', async ({ openWindow, product }) => {
    const page = await openWindow()
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Comments are required').waitFor()
    const field = (name: string) => page.getByRole('textbox', { name })
    const typed = {
      Name: 'Val Ortega',
      'Company name': 'Val Towing',
      Email: 'val at val',
      'Phone number': '(469) 555-0155 ext',
      Comments: 'Do you take over our number?',
    }
    for (const [name, value] of Object.entries(typed))
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await field('Email').fill('val@val-towing.example')
    expect(await field('Phone number').inputValue()).toBe('4695550155')

    // Down twice in two ways: nothing gets through, then the message does and its answer is lost.
    const sent: string[] = []
    let isDown = true
    let answersLost = 0
    await page.route('**/towline/contact', async (route) => {
      sent.push(String(route.request().postData()))
      if (!isDown) return route.continue()
      if (sent.length === 2) {
        await route.fetch()
        answersLost += 1
      }
      await route.abort('internetdisconnected')
    })
    await page.getByRole('button', { name: 'Send Message' }).click()
    const thanks = page.getByRole('dialog', { name: 'Message Sent!' })
    await thanks.getByText('Our team will get back to you within 24 hours.').waitFor()
    await expect.poll(() => answersLost, patiently).toBe(1)

    // The next visit, to another page, with the server up again.
    isDown = false
    const arrived = page.waitForResponse((answer) => answer.url().endsWith('/towline/contact'))
    await page.goto('/terms')
    expect((await arrived).status()).toBe(200)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('towline-contact'))).toBeNull()
    expect(new Set(sent).size).toBe(1)
    expect(product.output().match(/a visitor of the site left a message/g)).toHaveLength(1)
  })

  journey('finds no bar and no footer where a customer is', async ({ openWindow, product }) => {
    const page = await openWindow()
    const { companyId } = product.demo
    for (const path of ['/customer/nowhere', '/customer/chat/none', '/no/customer/here']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('link', { name: 'Get Started' }).count(), path).toBe(0)
      expect(await page.getByRole('contentinfo').count(), path).toBe(0)
    }
    await page.goto(`/customer/dashboard/${companyId}`)
    await page.getByRole('heading', { name: 'Login' }).waitFor()
  })

  journey('reads every page without JavaScript', async ({ openWindow, product }) => {
    const page = await openWindow({ javaScriptEnabled: false })
    const pages = {
      '/': 'The phone is answered.',
      '/contact': 'The form needs JavaScript.',
      '/terms': 'The trial runs 14 days',
      '/privacy': 'The sound is not recorded.',
      '/cookies': 'authToken',
      '/register/trial': 'Start a trial',
      '/login': 'Forgot password?',
      '/forgot-password': 'Forgot password',
      '/reset-password': 'This page needs JavaScript',
      '/confirm-email': 'This page needs JavaScript',
    }
    for (const [path, words] of Object.entries(pages)) {
      await page.goto(path)
      expect(await page.locator('body').innerText(), path).toContain(words)
    }
    const answer = await page.request.get('/towline/plan')
    const [plan] = z.array(z.object({ price: z.number() })).parse(await answer.json())
    await page.goto('/')
    expect(await page.locator('#pricing').innerText()).toContain(`$${plan?.price} per month`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(`${product.url}/`)
    for (const path of ['/sitemap.xml', '/robots.txt', '/']) {
      const file = await (await page.request.get(path)).text()
      expect(file).toContain(product.url)
      expect(file).not.toContain('.invalid')
    }
    expect((await page.request.get('/og.png')).headers()['content-type']).toBe('image/png')
  })
})
