// @vitest-environment jsdom
import { StatusFilter, Step } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { matching, offered } from './palette-choices.ts'
import { type ActionId, actionOf, keysAreTaken, meansTheFocused, shortcuts } from './shortcuts.ts'

const pressed = (key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the shortcuts', () => {
  it('give no key to two actions', () => {
    const keys = shortcuts.flatMap((shortcut) => [...shortcut.keys])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('have a key for every step and every status filter', () => {
    const ids: string[] = shortcuts.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...Step.options, ...StatusFilter.options]))
  })

  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowUp', 'previous'],
    ['?', 'help'],
    ['3', 'current'],
  ])('%s is %s', (key, action) => expect(pressed(key)).toBe(action))

  it('tell a key from the same one with Ctrl', () => {
    expect(pressed('k', { ctrlKey: true })).toBe('palette')
    expect(pressed('z', { ctrlKey: true })).toBe('undo')
    expect(pressed('c', { ctrlKey: true })).toBeUndefined()
    expect(pressed('d', { altKey: true })).toBeUndefined()
  })
})

describe('keys', () => {
  const page = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('#here')
  }

  it.each([
    ['a text field', '<input id="here">', true],
    ['a text area', '<textarea id="here"></textarea>', true],
    ['a choice of a menu', '<div role="menu"><button id="here"></button></div>', true],
    [
      'anything under a dialog',
      '<div role="dialog" aria-modal="true"></div><p id="here"></p>',
      true,
    ],
    ['what has keys of its own', '<div data-own-keys><button id="here"></button></div>', true],
    ['a status of the selector', '<input type="radio" id="here">', false],
    ['a button', '<button id="here"></button>', false],
  ])('in %s: taken is %s', (_, html, taken) => expect(keysAreTaken(page(html))).toBe(taken))

  it.each([
    ['Enter on a button presses it', '<button id="here"></button>', 'Enter', true],
    ['Enter on a card opens it', '<button data-job-title="1" id="here"></button>', 'Enter', false],
    [
      'an arrow in the status selector moves there',
      '<input type="radio" id="here">',
      'ArrowDown',
      true,
    ],
    ['a letter on a button is the board’s', '<button id="here"></button>', 'd', false],
  ])('%s', (_, html, key, means) => expect(meansTheFocused(page(html), key)).toBe(means))
})

describe('the palette', () => {
  const ids = (job?: ReturnType<typeof aCall>) => {
    const run: ActionId[] = []
    for (const choice of offered(job, true, (id) => run.push(id))) choice.run()
    return run
  }

  it('offers nothing about a job while none is selected', () => {
    expect(ids()).not.toContain('dispatch')
    expect(ids()).toContain('completed')
  })

  it('offers every step of the selected job, and none when it is over', () => {
    expect(ids(aCall())).toEqual(expect.arrayContaining([...Step.options, 'assign', 'open']))
    expect(ids(aCall({ status: 'completed' }))).not.toContain('enroute')
    expect(ids(aCall({ status: 'completed' }))).toContain('undo')
  })

  it('finds by any words, in any order', () => {
    const found = matching(
      offered(aCall(), true, () => undefined),
      'calls act',
    )
    expect(found.map(({ id }) => id)).toEqual(['active'])
  })
})
