import { describe, expect, it } from 'vitest'
import { chartText, columnText, dayLabel, hourLabel, scaleTop, shareText } from './charts.text.ts'

const column = (label: string, calls: number, jobs: number) => ({ key: label, label, calls, jobs })

describe('the words of the charts', () => {
  it('name days and hours as people do, whatever zone the reader is in', () => {
    expect(dayLabel('2026-11-01')).toBe('Nov 1')
    expect([0, 6, 12, 23].map(hourLabel)).toEqual(['12 AM', '6 AM', '12 PM', '11 PM'])
  })

  it('tell one from many', () => {
    expect(columnText(column('Nov 1', 1, 1))).toBe('Nov 1: 1 call, 1 became a job')
    expect(columnText(column('Nov 2', 1200, 0))).toBe('Nov 2: 1,200 calls, 0 became jobs')
  })

  it('sum a chart up for who cannot see it', () => {
    const text = chartText('Calls by day', [column('Nov 1', 2, 1), column('Nov 2', 5, 3)])
    expect(text).toContain('Calls by day: 7 calls, 4 became jobs. Most: Nov 2 with 5 calls.')
    expect(chartText('Calls by day', [column('Nov 1', 0, 0)])).not.toContain('Most')
  })

  it('end a scale on a number that can be halved', () => {
    expect([0, 1, 3, 9, 14, 81, 4000].map(scaleTop)).toEqual([2, 2, 4, 20, 20, 200, 4000])
  })

  it('round a share, but never to none or all', () => {
    expect([0, 0.004, 0.614, 0.996, 1].map(shareText)).toEqual([
      '0 %',
      '< 1 %',
      '61 %',
      '> 99 %',
      '100 %',
    ])
  })
})
