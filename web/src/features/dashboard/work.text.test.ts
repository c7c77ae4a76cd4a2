import { expect, it } from 'vitest'
import { attentionLines, trendText, weekRows } from './work.text.ts'

it('says whether a figure went up or down, and nothing where there was none before', () => {
  const minutes = weekRows.find(({ label }) => label === 'To scene')?.figure ?? String
  expect(trendText({ now: 25, before: 31 }, minutes)).toBe('↓ from 31 min')
  expect(trendText({ now: 3, before: 3 }, minutes)).toBe('as the week before')
  expect(trendText({ now: 25, before: null }, minutes)).toBe('')
})

it('names what wants attention, the worst first, and leaves out what does not', () => {
  const none = { now: null, before: null }
  const trends = { callsAnswered: none, afterHours: none, jobsMade: none }
  const work = {
    ...{ ...trends, minutesToDispatch: none, minutesToScene: none, drivers: [] },
    attention: { emergencies: 1, unanswered: 0, late: 2, waiting: 0, unplaced: 1 },
  }
  expect(attentionLines(work).map(({ text }) => text)).toEqual([
    '1 emergency nobody has reached',
    '2 jobs past the ETA',
    '1 job not on the map',
  ])
})
