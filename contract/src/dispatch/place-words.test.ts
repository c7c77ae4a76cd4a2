import { expect, it } from 'vitest'
import { wordsBeside } from './place-words.ts'

it.each([
  ['1200 Main St, Frisco, TX', "I'm at 1200 Main Street in Frisco"],
  ['12 Oak St., Plano', '12 oak st plano'],
])('leaves out words that tell no more than %s', (address, said) => {
  expect(wordsBeside(address, said)).toBe('')
})

it.each([
  ['1200 Main St, Frisco, TX', 'behind 1200 Main Street in Frisco'],
  ['', 'by the grain elevator'],
  ['Kroger, Plano', "the Kroger in Plano, I'm by the red box"],
])('keeps words that tell more than %s', (address, said) => {
  expect(wordsBeside(address, said)).toBe(said)
})
