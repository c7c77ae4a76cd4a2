import { OwnJob } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { endingQuestion, howFar, jobCount, nextSteps, vehicleFacts, wayTo } from './driver.text.ts'

const aJob = (known: Parameters<typeof aCall>[0] = {}) => OwnJob.parse(aCall(known))
const names = (job: OwnJob) => nextSteps(job).map(({ step }) => step)

describe("a driver's job in words", () => {
  it('offers the steps after the furthest one taken', () => {
    const job = aJob({ dropoffAddress: '850 E Main St', onSceneDateTime: 1 })
    expect(names(job)).toEqual(['towing', 'arrived', 'complete'])
    expect(names(aJob({ dropoffAddress: '850 E Main St' }))[0]).toBe('enroute')
  })

  it('has no towing where there is nowhere to tow to', () => {
    expect(names(aJob({}))).toEqual(['enroute', 'onScene', 'complete'])
  })

  it('says how far it is', () => {
    expect(howFar(aJob())).toBe('Pending')
    expect(howFar(aJob({ status: 'active', dispatchedDateTime: 1 }))).toBe('Sent to you')
    expect(howFar(aJob({ status: 'active', enrouteDateTime: 1 }))).toBe('On the way')
  })

  it('leads to an address, to a spot on the map, or nowhere', () => {
    expect(wayTo('1 Elm St & 2nd', null)).toContain('destination=1+Elm+St+%26+2nd')
    expect(wayTo('', { lat: 33.1, lng: -96.8 })).toContain('destination=33.1%2C-96.8')
    expect(wayTo('', null)).toBeNull()
  })

  it('leaves out what is not known of the vehicle', () => {
    const job = aJob({ vehicle: '2016 Honda Civic', vehicleColor: 'Blue', vin: '' })
    expect(vehicleFacts(job)).toEqual([['Vehicle', 'Blue 2016 Honda Civic']])
  })

  it('asks before a job is ended, and says what would not be sent', () => {
    const job = aJob()
    expect(endingQuestion(job, 0)).toBe('Is #1001 done? It will leave your list.')
    expect(endingQuestion(job, 1)).toContain(' 1 photo or video is not sent yet')
    expect(endingQuestion(job, 3)).toContain(' 3 photos and videos are not sent yet')
  })

  it('counts the jobs', () => {
    expect([0, 1, 3].map((count) => jobCount(count))).toEqual([
      'No open jobs',
      '1 open job',
      '3 open jobs',
    ])
  })
})
