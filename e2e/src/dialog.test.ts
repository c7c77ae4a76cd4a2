import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { card, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { isUsable } from './sound.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('a dispatcher without a mouse', () => {
  journey(
    'takes a call as it is told on the phone, sends the best driver, and completes the job',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await card(page, '2014 Ram 1500').waitFor()
      await page.keyboard.press('n')
      const dialog = dialogOf(page)
      await isFocused(dialog.getByRole('textbox', { name: 'Customer phone' }))
      await page.keyboard.type('9405550177')
      await tabTo(page, dialog.getByRole('combobox', { name: 'Pickup address' }))
      await page.keyboard.type('415 W Hickory St, Dent')
      await page.getByRole('option', { name: /Denton, TX/ }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await dialog.getByText(/Found on the map/).waitFor()
      await tabTo(page, dialog.getByRole('combobox', { name: 'Reason' }))
      await page.keyboard.type('Will not start')
      await tabTo(page, dialog.getByRole('combobox', { name: 'Destination address' }))
      await page.keyboard.type('1720 S Loop 288, Denton, TX')
      await tabTo(page, dialog.getByRole('combobox', { name: 'Model', exact: true }))
      await page.keyboard.type('Wagoneer')
      await tabTo(page, dialog.getByRole('textbox', { name: 'Customer name' }))
      await page.keyboard.type('Ada Kern')
      await page.keyboard.press('Control+Enter')
      await dialog.waitFor({ state: 'hidden' })
      await card(page, 'Wagoneer').getByText('Ada Kern').waitFor()

      await page.keyboard.press('a')
      const best = dialog
        .getByRole('list', { name: /Who should go/ })
        .getByRole('button')
        .first()
      await isFocused(best)
      await page.keyboard.press('Enter')
      await dialog.getByText(/^Driver:/).waitFor()
      await page.keyboard.press('Control+Enter')
      await dialog.waitFor({ state: 'hidden' })
      for (const [key, done] of Object.entries({ d: /is dispatched to /, c: /is completed\./ })) {
        await page.keyboard.press(key)
        await page.getByText(done).waitFor()
      }
      await page.keyboard.press('5')
      await card(page, 'Wagoneer').getByText('Completed', { exact: true }).waitFor()
    },
  )
})

describe('the dialog, with others at work', () => {
  journey(
    'tells the second of two who choose the same driver, and sends the driver anyway when told to',
    async ({ openWindow, product }) => {
      const [page, other] = [await openWindow(), await openWindow()]
      await openBoard(page, product.demo)
      await openBoard(other, MARCUS)
      const first = await callDriver(page, '2014 Ram 1500', /Ray Castillo/)
      await first.getByText(/^Driver:/).waitFor()
      await startCall(other, { Model: 'Corolla' })
      const second = dialogOf(other)
      await second.getByRole('button', { name: 'Driver/Truck Information' }).click()
      await second.getByText(/Dana Whitfield is sending them to #/).waitFor()
      await second.getByRole('button', { name: /Ray Castillo/ }).click()
      await second.getByText(/Ask first, or choose another driver/).waitFor()
      await second.getByRole('button', { name: 'Send anyway' }).click()
      await second.getByRole('button', { name: 'Save' }).click()
      await second.waitFor({ state: 'hidden' })
      await card(other, 'Corolla').getByText('Ray Castillo').waitFor()

      await first.getByRole('button', { name: 'Save' }).click()
      await first
        .getByRole('alert')
        .getByText(/Ray Castillo is on call #/)
        .first()
        .waitFor()
      await first.getByRole('button', { name: 'Save anyway' }).click()
      await first.waitFor({ state: 'hidden' })
    },
  )

  journey(
    'keeps what was typed when somebody saved meanwhile, and shows both',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      const other = await openWindow()
      await deafen(page)
      await openBoard(page, product.demo)
      await openBoard(other, MARCUS)
      await modify(page, '2014 Ram 1500')
      await readNoMore(page)
      await dialogOf(page).getByRole('textbox', { name: 'Notes', exact: true }).fill('mine')
      await modify(other, '2014 Ram 1500')
      await dialogOf(other).getByRole('textbox', { name: 'Notes', exact: true }).fill('theirs')
      await save(other)
      await dialogOf(page).getByRole('button', { name: 'Save' }).click()
      await dialogOf(page)
        .getByRole('row', { name: /Notes theirs mine/ })
        .waitFor()
      await save(page)
      await modify(other, '2014 Ram 1500')
      const notes = dialogOf(other).getByRole('textbox', { name: 'Notes', exact: true })
      await expect.poll(() => notes.inputValue(), patiently).toBe('mine')
      await dialogOf(other).getByRole('button', { name: 'Show history' }).click()
      const history = dialogOf(other).getByRole('list', { name: 'History' }).getByRole('listitem')
      await history
        .filter({ hasText: /Dana Whitfield.*changed.*Notes: theirs → mine/ })
        .first()
        .waitFor()
      await history
        .filter({ hasText: /\d\d\/\d\d\/\d{4} .*Marcus Reyes.*Notes: theirs/ })
        .first()
        .waitFor()
    },
  )

  journey(
    'says in the card and while typing that a job may be there already, and leads to the other',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      const dialog = await startCall(page, { 'Customer phone': '9725550188', Model: 'Maxima' })
      await save(page)
      await startCall(page, { 'Customer phone': '9725550188', Model: 'Altima' })
      await dialog.getByText(/This may be the same job as #\d+: same phone\./).waitFor()
      await save(page)
      const twin = card(page, 'Maxima').getByRole('button', { name: /Possible duplicate of #/ })
      await twin.waitFor()
      await card(page, 'Altima')
        .getByRole('button', { name: /Possible duplicate of #/ })
        .click()
      const model = dialog.getByRole('combobox', { name: 'Model', exact: true })
      await dialog.getByRole('button', { name: 'Vehicle Information' }).click()
      await expect.poll(() => model.inputValue(), patiently).toBe('Maxima')
    },
  )
})

describe('the dialog of a call', () => {
  journey(
    'is filled by its account, reckons while one types, and saves the same totals',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await post(page, product.url, '/api/vault/Vendor', lakeview)
      const dialog = await startCall(page, { Model: 'Sprinter' })
      await dialog.getByRole('button', { name: 'Account Information' }).click()
      await dialog.getByRole('combobox', { name: 'Account', exact: true }).fill('Lakev')
      await page.getByRole('option', { name: 'Lakeview Fleet' }).click()
      const address = '500 Park Blvd, Plano, TX 75074'
      for (const name of ['Pickup address', 'Destination address'])
        await hasValue(dialog.getByRole('combobox', { name }), address)
      await hasValue(dialog.getByRole('textbox', { name: 'Contact name' }), 'Iris Vance')
      await hasValue(
        dialog.getByRole('textbox', { name: 'Contact phone', exact: true }),
        '(972) 555-0133',
      )
      await dialog.getByRole('button', { name: 'Billing Information' }).click()
      await dialog.getByText('This account is tax exempt. No tax charged.').waitFor()
      await dialog.getByRole('button', { name: 'Add item' }).click()
      await isFocused(dialog.getByRole('textbox', { name: 'Item 1, name' }))
      await page.keyboard.type('Hook-up')
      await page.keyboard.press('Tab')
      await page.keyboard.type('95.50')
      await dialog.getByRole('textbox', { name: 'Tax percent' }).fill('8.25')
      await dialog.getByText('This account is tax exempt, but tax is charged here.').waitFor()
      await dialog.locator('output').getByText('$103.38').waitFor()
      await save(page)
      await card(page, 'Sprinter').getByText('$103.38').waitFor()
      await card(page, 'Sprinter').getByText('Lakeview Fleet').waitFor()
    },
  )

  journey(
    'keeps the focus where somebody went on to, however busy the page is',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      const dialog = await startCall(page, { Model: 'Sprinter' })
      await dialog.getByRole('button', { name: 'Billing Information' }).click()
      await dialog.getByRole('button', { name: 'Add item' }).click()
      await isFocused(dialog.getByRole('textbox', { name: 'Item 1, name' }))
      await page.keyboard.type('Hook-up')
      await page.keyboard.press('Tab')
      const keys = await page.context().newCDPSession(page)
      const press = (key: string) => {
        const pressed = key === 'Tab' ? { key, windowsVirtualKeyCode: 9 } : { key, text: key }
        return [
          keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed }),
          keys.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
        ]
      }
      const standingStill = page.evaluate(
        'for (const since = Date.now(); Date.now() < since + 300; );',
      )
      await Promise.all([standingStill, ...['9', '5', '.', '5', '0', 'Tab'].flatMap(press)])
      // What was left to be done after the last key has been done by then.
      await page.evaluate('new Promise((done) => setTimeout(done, 100))')
      await isFocused(dialog.getByRole('checkbox', { name: 'Item 1, taxed' }))
      expect(await dialog.getByRole('textbox', { name: 'Item 1, amount' }).inputValue()).toBe(
        '$95.50',
      )
    },
  )

  journey(
    'is kept while the connection is gone, and saved once though the answer was lost',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      const dialog = await startCall(page, { Model: 'Outlander' })
      await loseAnswers(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      const notice = dialog.getByText(/Not saved yet\. Can’t reach the server/)
      await notice.waitFor()
      expect(await isUncovered(notice)).toBe(true)
      expect(await dialog.getByRole('combobox', { name: 'Model', exact: true }).inputValue()).toBe(
        'Outlander',
      )
      await page.evaluate('letAnswersPass()')
      await dialog.waitFor({ state: 'hidden' })
      await card(page, 'Outlander').waitFor()
      const found = await post(page, product.url, '/dispatch/search', {
        status: 'pending',
        searchText: 'Outlander',
      })
      expect(z.array(z.unknown()).parse(found)).toHaveLength(1)
    },
  )

  journey(
    'shows every field that Tab leads to, on a small screen as well',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      await page.setViewportSize({ width: 375, height: 667 })
      await page.getByRole('button', { name: 'New Call' }).click()
      const dialog = dialogOf(page)
      await isFocused(dialog.getByRole('textbox', { name: 'Customer phone' }))
      const last = dialog.getByRole('textbox', { name: 'Contact ZIP' })
      const covered: string[] = []
      for (let steps = 0; steps < 60; steps++) {
        await page.keyboard.press('Tab')
        const focused = page.locator('*:focus')
        if (!(await isUncovered(focused))) covered.push(await focused.evaluate(nameOf))
        if (await last.evaluate((it) => it === document.activeElement)) break
      }
      await isFocused(last)
      expect(covered).toEqual([])
    },
  )

  journey(
    'keeps its sections in place while drivers are looked for',
    async ({ openWindow, product }) => {
      const page = await openWindow()
      await openBoard(page, product.demo)
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/dispatch/candidates', async (route) => {
        await asked
        await route.continue()
      })
      await modify(page, '2014 Ram 1500')
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: 'Driver/Truck Information' }).click()
      await dialog.getByRole('status', { name: 'Finding drivers' }).waitFor()
      const billing = dialog.getByRole('button', { name: 'Billing Information' })
      await billing.scrollIntoViewIfNeeded()
      const before = await billing.boundingBox()
      answer()
      await dialog.getByRole('list', { name: /Who should go/ }).waitFor()
      expect(await billing.boundingBox()).toEqual(before)
    },
  )

  journey('says what cannot be read or taken, and where', async ({ openWindow, product }) => {
    const page = await openWindow()
    await openBoard(page, product.demo)
    const dialog = await startCall(page, { Model: 'Pilot' })
    await dialog.getByRole('button', { name: 'Status and times' }).click()
    const dispatched = dialog.getByRole('textbox', { name: 'Dispatched', exact: true })
    await dispatched.fill('tomorrow at nine')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Date input not valid.').waitFor()
    await isFocused(dispatched)
    await dispatched.fill('01/05/2026 9:00 AM')
    await dialog.getByText('Earlier than received. Check both.').waitFor()
    await dialog.getByRole('button', { name: 'Billing Information' }).click()
    await dialog.getByRole('button', { name: 'Add item' }).click()
    const amount = dialog.getByRole('textbox', { name: 'Item 1, amount' })
    await amount.fill('99999999')
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('An amount is at most $1,000,000.').waitFor()
    await isFocused(amount)
    await amount.fill('abc')
    await save(page)
  })
})

describe.each(['light', 'dark'] as const)('everything there is, %s', (colorScheme) => {
  journey('can be read and used by everybody', async ({ openWindow, product }) => {
    const page = await openWindow({ colorScheme })
    await openBoard(page, product.demo)
    await card(page, '2014 Ram 1500').waitFor()
    await isUsable(page, 'the board')
    await modify(page, '2014 Ram 1500')
    const dialog = dialogOf(page)
    // From the last to the first: what is still coming in one that is open moves none that is yet to be pressed.
    for (const name of closedAtFirst) await dialog.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: 'Add item' }).click()
    await dialog.getByRole('button', { name: 'Show history' }).click()
    await dialog.getByRole('list', { name: 'History' }).waitFor()
    await dialog.getByRole('list', { name: /Who should go/ }).waitFor()
    await isUsable(page, 'the dialog with all its sections')
    // On a phone the line of the job is cut, not the way out.
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 375, height })
    await dialog.getByRole('button', { name: 'Close' }).click({ trial: true })
    const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
    expect((close?.x ?? 375) + (close?.width ?? 0)).toBeLessThan(375)
    await page.setViewportSize({ width, height })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).waitFor()
    await isUsable(page, 'the question before leaving')
  })
})

const closedAtFirst = ['Billing', 'Driver/Truck', 'Contact', 'Account', 'Vehicle'].map(
  (name) => `${name} Information`,
)

const lakeview = {
  id: null,
  type: 'Fleet',
  name: 'Lakeview Fleet',
  accountNumber: 'LF-7',
  contactName: 'Iris Vance',
  contactPhoneNumber: '9725550133',
  address: '500 Park Blvd',
  city: 'Plano',
  state: 'TX',
  zip: '75074',
  useAddressAs: 'Both',
  addContactToCalls: true,
  taxExempt: true,
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Manage Dispatch Call' })

/** Opens a new call and fills these of its fields. */
async function startCall(page: Page, fields: Record<string, string>): Promise<Locator> {
  await page.getByRole('button', { name: 'New Call' }).click()
  const dialog = dialogOf(page)
  for (const [name, words] of Object.entries(fields))
    await dialog
      .getByRole(name === 'Model' ? 'combobox' : 'textbox', { name, exact: true })
      .fill(words)
  return dialog
}

async function modify(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Modify ${title}` }).click()
  await dialogOf(page).getByRole('textbox', { name: 'Customer phone' }).waitFor()
}

/** Opens a job and chooses one of its drivers. */
async function callDriver(page: Page, title: string, name: RegExp): Promise<Locator> {
  await modify(page, title)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Driver/Truck Information' }).click()
  await dialog.getByRole('button', { name }).click()
  return dialog
}

async function save(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Save' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
}

const isFocused = (field: Locator) =>
  expect.poll(() => field.evaluate((it) => it === document.activeElement), patiently).toBe(true)

/** Whether nothing lies over the first line of something, so that it can be read where it is. */
const isUncovered = (thing: Locator) =>
  thing.evaluate((it) => {
    const { x, y, width } = it.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + 12)
    return top !== null && (it.contains(top) || top.contains(it))
  })

const nameOf = (it: Element) =>
  (it instanceof HTMLInputElement && it.labels?.[0]?.textContent) || it.textContent

const hasValue = (field: Locator, value: string) =>
  expect.poll(() => field.inputValue(), patiently).toBe(value)

/** Goes on by Tab until the field has the focus. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((it) => it === document.activeElement)) return
  }
  expect.fail(`Tab does not lead to ${field}`)
}

/** Lets saves reach the server and loses its answers, until `letAnswersPass` is called in the page. */
const loseAnswers = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch
    window.fetch = async (to, request) => {
      const answer = await real(to, request)
      if (String(to).endsWith('/towline/dispatch')) throw new TypeError('gone')
      return answer
    }
    Object.assign(window, { letAnswersPass: () => Object.assign(window, { fetch: real }) })
  })

/** Lets a window hear nothing of what others do, by whichever way, so that it learns of it when it saves. */
const deafen = (page: Page) =>
  page.addInitScript(() => {
    const deaf = class extends EventTarget {
      open() {}
      close() {}
      abort() {}
      send() {}
      setRequestHeader() {}
    }
    Object.assign(window, { WebSocket: deaf, XMLHttpRequest: deaf, EventSource: deaf })
  })

/** Nor does it read a job anew. */
const readNoMore = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch
    const isJob = (to: unknown) => /dispatch\/[\w-]{36}$/.test(String(to))
    window.fetch = (to, request) => (isJob(to) ? new Promise(() => {}) : real(to, request))
  })

async function post(page: Page, origin: string, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(`/towline${path}`, { data, headers: { origin } })
  expect(answer.status()).toBe(200)
  return answer.json()
}
