import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCall, aPhoneCall } from '../../testing/records.ts'
import { show } from '../../testing/show.tsx'
import { CallReport } from './call-report.tsx'

const call = aPhoneCall({
  trouble: 'dropped',
  summary: 'Maria Lopez needs help: flat tire. The call broke off before everything was asked.',
  questions: [
    { ask: 'What color is it?', field: 'vehicleColor', was: '' },
    { ask: 'Are you somewhere safe, out of traffic?', field: '', was: '' },
  ],
})
const asks = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

describe('the report of a call', () => {
  it('tells in sentences what it was about, what went wrong and what must be asked', () => {
    show(<CallReport call={call} job={undefined} />)
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toMatch(
      /Cut off.*flat tire.*Ask the customer/,
    )
    expect(asks()).toEqual(['What color is it?', 'Are you somewhere safe, out of traffic?'])
  })

  it('asks no more what somebody has filled in, nor anything once the job is done', () => {
    const { unmount } = show(<CallReport call={call} job={aCall({ vehicleColor: 'Blue' })} />)
    expect(asks()).toEqual(['Are you somewhere safe, out of traffic?'])
    unmount()
    show(<CallReport call={call} job={aCall({ status: 'completed' })} />)
    expect(asks()).toEqual([])
  })

  it('says which model found the words, and what it took', () => {
    const mind = { model: 'openai/gpt-4.1-mini', prompt: '2026-11-21', turns: 9, failed: 1 }
    const took = { inputTokens: 8_100, outputTokens: 180, microDollars: 9_900 }
    show(<CallReport call={{ ...call, mind: { ...mind, ...took } }} job={undefined} />)
    screen.getByText(
      'Worded by openai/gpt-4.1-mini, prompt 2026-11-21: 9 turns, 1 of them spoken by the built-in agent instead; 8,280 tokens, $0.0099.',
    )
  })

  it('says nothing while the call goes on', () => {
    show(<CallReport call={{ ...call, summary: '', questions: [] }} job={undefined} />)
    expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull()
  })
})
