import { expect, it } from 'vitest'
import { circleIn } from './few-files.ts'

it('finds files that need each other, and none where one is needed twice', () => {
  const sound = { page: ['shared', 'frame'], shared: ['frame'], frame: [] }
  expect(circleIn(new Map(Object.entries(sound)))).toEqual([])
  const circle = { ...sound, frame: ['list'], list: ['shared'] }
  expect(circleIn(new Map(Object.entries(circle))).toSorted()).toEqual(['frame', 'list', 'shared'])
})
