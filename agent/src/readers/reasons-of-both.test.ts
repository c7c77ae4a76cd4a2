import type { TowReason } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import type { Facts } from '../types/facts.ts'
import { arbitrate } from './arbitrate.ts'
import { readLearned } from './learned/read-learned.ts'
import { understand } from './rules/understand.ts'

const whatHappened = { asking: 'reason', question: 'reason' } as const

/** The facts of what was told when asked, as the rules and the learned reader together have them. */
const heard = (said: string) =>
  arbitrate(
    understand(said, { asking: 'reason', state: 'TX', now: '2026-11-21T10:24' }),
    readLearned(said, whatHappened),
    { ...whatHappened, known: {} },
  ).facts

describe('what happened, told as a story', () => {
  it.each<[string, Facts['towReason']]>([
    ["Some idiot backed right into me and my radiator's on the ground", 'Accident'],
    ['somebody slashed two of her tires', 'Flat tire'],
    ['I hit something in the road and it took out both tires', 'Flat tire'],
    ['I struck a concrete pillar', 'Accident'],
    ['a pretty good gash in the sidewall', 'Flat tire'],
    ["it's running rough with a blown injector", 'Breakdown'],
    ["I bought a car at the auction and it doesn't run", 'Transport'],
    ['I fell asleep and went through a fence', 'Accident'],
    ["my clutch is, no, not the clutch, my steering lock won't release", 'Breakdown'],
    ["some old van's been in my back lot going on three months", 'Abandoned'],
    ["nothing broke, it's just a shop to dealer move", 'Dealer/shop transfer'],
    ['the tire came off its bead', 'Flat tire'],
    ["I need a car transported from our lot, it's not running", 'Transport'],
    ["my van won't go above second gear, it just screams", "Won't shift"],
    ["the truck won't start, cranks all day but no fire", 'Breakdown'],
    ['it slid off the gravel drive, two wheels are over the edge', 'Stuck/winch'],
    ['it needs to go to the dealer for programming', 'Dealer/shop transfer'],
    ['I backed off the edge of a driveway and the back wheel is hanging in the air', 'Stuck/winch'],
    ["nothing's wrong with the car, I just had a few margaritas and can't drive it", 'Transport'],
    ['It goes to bucking and jerking like a mule', 'Breakdown'],
    ['a lady ran the red light and smacked the whole side of my truck', 'Accident'],
    ["there's a Charger in a handicapped space with no placard", 'Illegally parked (PPI)'],
    ["my car's boiling, there's water coming out from underneath", 'Overheating'],
    ['my car says zero miles to empty and it just shut off', 'Out of fuel'],
    ["My wife's Volvo is dead as a doornail in our driveway", 'Dead battery'],
    ['it turns over but it never catches', 'Breakdown'],
    ["it won't crank, and a neighbor tried to boost it and got nothing", 'Breakdown'],
    ["it won't crank, can you boost it?", 'Dead battery'],
    ['I clipped the median and popped my tire', 'Flat tire'],
    ['an old boat trailer has been rotting behind our shop for two years', 'Abandoned'],
    ['the dash says no key detected', 'Breakdown'],
    ['it dies at every stop sign and then it will not start', 'Breakdown'],
    ["I've lost the power brakes, no power steering either", 'Breakdown'],
    ['it spins but it is not firing', 'Breakdown'],
    ['the gauges went black and I lost all power', 'Breakdown'],
    ["she won't do nothing when I turn the key", 'Dead battery'],
    ['my key sheared in the lock, the spare set is with my mother', 'Lockout'],
    ['I bumped into one of those concrete posts at the bank', 'Accident'],
    ["I lost the key for the lug locks so I can't put the spare on", 'Flat tire'],
    ["it's beached on a stump and the tires aren't touching", 'Stuck/winch'],
    ['the Civic slipped timing', 'Breakdown'],
    ['the needle went into the red', 'Overheating'],
    ['a lady bumped me from behind at the stop sign', 'Accident'],
    ['my tire blowed out on me', 'Flat tire'],
    ['I scraped the door against a brick wall', 'Accident'],
    ['it just needs to go from us to the transmission shop', 'Dealer/shop transfer'],
    ['disablement is no start, jump failed', 'Breakdown'],
    ['it say tick tick tick and my husband he jump it still no', 'Breakdown'],
    ['it just needs a jump', 'Dead battery'],
    ['i hit something in the street and got two flats on the same side', 'Flat tire'],
  ])('%s', (said, reason) => {
    expect(heard(said).towReason).toBe(reason)
  })

  it.each([
    'a truck was hauling a ladder and it flew off and went right under my car',
    "reverse went out on me, I'm nosed into a parking spot so I'm stuck",
    'I forgot the headlamps on and it does not come on again',
    "my BMW's got a drivetrain fault",
    "My wife's Volvo died on her",
    "it doesn't see the fob and it won't let me start it",
    'I clobbered a hog and it tore the radiator up',
    'the rear end went out, the differential is gone',
  ])('is asked about where it may be another thing: %s', (said) => {
    expect(heard(said).towReason).toBeUndefined()
  })
})

describe('what happened, asked whether it is this or that', () => {
  const said =
    "nothing happened to it it just needs hauling to the restoration shop it's been sitting eight years"
  const reasonIn = (words: string, offered?: TowReason[]) => {
    const { facts, reasonBetween } = arbitrate(
      understand(words, { asking: 'reason', state: 'TX', now: '2026-11-21T10:24' }),
      readLearned(words, whatHappened),
      { ...whatHappened, known: {}, offered },
    )
    return facts.towReason ?? reasonBetween?.[0]
  }

  it('is one of the two, though the words alone sound more like a third', () => {
    expect(reasonIn(said)).toBe('Dead battery')
    expect(reasonIn(said, ['Dealer/shop transfer', 'Transport'])).toBe('Transport')
  })

  it('is a third where they clearly say so', () => {
    const offered: TowReason[] = ['Dealer/shop transfer', 'Transport']
    expect(reasonIn('no, it has a flat tire', offered)).toBe('Flat tire')
  })
})
