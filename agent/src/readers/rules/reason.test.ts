import { describe, expect, it } from 'vitest'
import type { Facts } from '../../types/facts.ts'
import { understand } from './understand.ts'

describe('reasons', () => {
  it.each<[string, Facts['towReason']]>([
    ["my car won't start, it just clicks", 'Dead battery'],
    ['I need a jump', 'Dead battery'],
    ['I ran my battery down listening to the radio', 'Dead battery'],
    ['my kid locked himself in the car', 'Lockout'],
    ['I shut the door and my keys are sitting on the seat', 'Lockout'],
    ["my Tesla's bricked, the screen is black", 'Breakdown'],
    ['it overheated, no wait, it just shut off', 'Breakdown'],
    ['my key broke off in the door', 'Lockout'],
    ['my tesla is at zero percent', 'Out of fuel'],
    ['bone dry', 'Out of fuel'],
    ['the rim is bent', 'Flat tire'],
    ['it was left here by somebody months ago', 'Abandoned'],
    ['need a skid steer moved to a job site', 'Equipment move'],
    ['my car was stolen and recovered', 'Other'],
    ['the battery is dead', 'Dead battery'],
    ['I have a flat', 'Flat tire'],
    ['my tire blew out', 'Flat tire'],
    ['got a nail in my tire', 'Flat tire'],
    ['locked my keys in the car', 'Lockout'],
    ["I'm locked out", 'Lockout'],
    ['I ran out of gas', 'Out of fuel'],
    ["I'm in a ditch", 'Stuck/winch'],
    ['stuck in the mud', 'Stuck/winch'],
    ['it rolled over', 'Recovery/rollover'],
    ['I was in an accident', 'Accident'],
    ['someone hit me', 'Accident'],
    ['it’s overheating', 'Overheating'],
    ['the transmission went out', "Won't shift"],
    ["it won't go into gear", "Won't shift"],
    ['it makes a grinding noise', 'Breakdown'],
    ['the brakes are squeaking', 'Breakdown'],
    ['the check engine light is on', 'Breakdown'],
    ['it died on me and now it won’t start', 'Breakdown'],
    ['we have a repo', 'Repossession'],
    ['there is an abandoned car on our lot', 'Abandoned'],
    ['somebody is parked in my driveway blocking my driveway', 'Illegally parked (PPI)'],
    ['we need a police impound', 'Police impound'],
    ['I need my car transported', 'Transport'],
    ['need a forklift, move a forklift', 'Equipment move'],
    ['somebody just hit me', 'Accident'],
    ['I slid into a guardrail', 'Accident'],
    ["it's not a flat, the battery is dead", 'Dead battery'],
  ])('hears in "%s" the reason %s', (said, reason) => {
    expect(understand(said).facts.towReason).toBe(reason)
  })

  it.each([
    ['hi um my tire blew out, I am on 75', 'my tire blew out'],
    ['flat tire at 1600 Coit Road Plano', 'flat tire'],
    ["I've got a flat at the Walmart on 380 in Denton", "I've got a flat"],
    ['ran out of gas on I-71 northbound near mile marker 121', 'ran out of gas'],
  ])('keeps of "%s" what the caller said of the matter', (said, reason) => {
    expect(understand(said).facts.reasonSaid).toBe(reason)
  })

  it.each([
    'take it to Cottman Transmission on Main Street',
    'to Firestone in Frisco',
    'tow it to Frisco Tire Repair',
  ])('hears none in the name of a shop: "%s"', (said) => {
    expect(understand(said, { asking: 'destination' }).facts.towReason).toBeUndefined()
  })

  it('calls any trouble with a car a breakdown when asked for it', () => {
    expect(understand('the wipers keep acting weird', { asking: 'reason' }).facts.towReason).toBe(
      'Breakdown',
    )
  })

  it.each(['that sounds good', 'okay', 'thank you', 'what time is it', "it wasn't an accident"])(
    'hears none in "%s"',
    (said) => {
      expect(understand(said).facts.towReason).toBeUndefined()
    },
  )

  it.each([
    ['flat', 'Flat tire'],
    ['um the battery', 'Dead battery'],
    ['gas', 'Out of fuel'],
    ['just the keys', 'Lockout'],
    ['stuck', 'Stuck/winch'],
    ['transmission trouble', "Won't shift"],
    ['engine', 'Breakdown'],
  ])(
    'takes the one word "%s" for an answer to what happened, and to nothing else',
    (said, reason) => {
      expect(understand(said, { asking: 'reason' }).facts.towReason).toBe(reason)
      expect(
        understand(said.split(' ').at(-1) ?? '', { asking: 'color' }).facts.towReason,
      ).toBeUndefined()
    },
  )
})
