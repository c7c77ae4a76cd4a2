import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LinkedText, partsOf } from './linked-text.tsx'

describe('LinkedText', () => {
  it('makes links of web addresses only, without the full stop behind them', () => {
    const { container } = render(<LinkedText text="See (https://a.example/x?y=1). Bye" />)
    const link = container.querySelector('a')
    expect(link?.getAttribute('href')).toBe('https://a.example/x?y=1')
    expect(link?.rel).toContain('noopener')
    expect(container.textContent).toBe('See (https://a.example/x?y=1). Bye')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '<b>x</b>', 'https://', 'a.example'])(
    'leaves %s as it is',
    (text) => {
      expect(partsOf(text)).toEqual([{ text, isLink: false }])
    },
  )
})
