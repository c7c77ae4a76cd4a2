import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Every way in which a text becomes elements or a program, where React would write it as a text. */
const RAW =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|document\.write|DOMParser|srcdoc|\beval\(|new Function\(|javascript:/i

/** Our own words, written in this file and known to the policy of the page by their hash. */
const ownWords = ['root.tsx']

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing/.test(path))
  .sort()

it('no screen takes a text for HTML or for a program: what people type is written by React, as text', () => {
  expect(sources.length).toBeGreaterThan(300)
  const raw = sources.filter((path) =>
    RAW.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  )
  expect(raw).toEqual(ownWords)
})
