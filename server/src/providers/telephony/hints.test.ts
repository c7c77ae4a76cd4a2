import { expect, it } from 'vitest'
import { hintList } from './hints.ts'

it('hands over each name once, and a comma inside of one does not make two', () => {
  expect(hintList(['Bob, Sons & Co', 'Frisco', ' Frisco ', ''])).toBe('Bob Sons and Co,Frisco')
})

it('cuts a long name after a word, and one that is a single word where it must end', () => {
  expect(hintList([`${'Extremely '.repeat(9)}Long Towing`])).toBe('Extremely '.repeat(6).trim())
  expect(hintList(['x'.repeat(500)])).toHaveLength(60)
})

it('is never longer than the carrier takes, and keeps what comes first', () => {
  const many = Array.from({ length: 200 }, (_, n) => `Prairie Crossing Boulevard ${n}`)
  const list = hintList(['Frisco', ...many, 'Elm'])
  expect(list.length).toBeLessThanOrEqual(450)
  expect(list).toMatch(/^Frisco,Prairie Crossing Boulevard 0,/)
  expect(list).toMatch(/,Elm$/)
})

it.each([
  ['<script>"\'&;\u0000\ud800🚚', "script ' and"],
  ['Lòpez  \n Grúas', 'Lòpez Grúas'],
  ["O'Brien St. / Exit-41", "O'Brien St. Exit-41"],
  ['!!!', ''],
])('has plain characters only: %j', (name, hint) => {
  expect(hintList([name])).toBe(hint)
})
