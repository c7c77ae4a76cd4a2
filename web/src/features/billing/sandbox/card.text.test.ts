import { expect, it } from 'vitest'
import { grouped, monthAndYear } from './card.text.ts'

it('groups the digits of a card as they are typed, sixteen at most', () => {
  expect(grouped('42424')).toBe('4242 4')
  expect(grouped('4242-4242-4242-4242-99')).toBe('4242 4242 4242 4242')
  expect(grouped('4242')).toBe('4242')
})

it('sets the stroke between month and year, and takes a filled-in year of four digits', () => {
  expect(monthAndYear('0')).toBe('0')
  expect(monthAndYear('043')).toBe('04 / 3')
  expect(monthAndYear('04/2030')).toBe('04 / 30')
  expect(monthAndYear('04 / 30')).toBe('04 / 30')
})
