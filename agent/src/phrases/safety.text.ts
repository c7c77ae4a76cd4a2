import type { Advice } from '../intake/gates.ts'

/**
 * What a caller in danger is told before a person takes over. Agencies word this differently, so a
 * company may want to change it: it is all here. Never tell a caller in a lane of traffic to stay
 * in the vehicle.
 */
export const safety: Record<Advice, string> = {
  hurt: 'If anyone is hurt, please hang up and dial 9 1 1 right now.',
  traffic:
    'Your safety comes first. If anyone is hurt or you are in the path of traffic, get away from the traffic if you safely can, and hang up and dial 9 1 1 right now.',
  fire: 'Get everyone well away from the vehicle, and please hang up and dial 9 1 1 right now.',
  'shut in': 'If a child or an animal is shut inside, please hang up and dial 9 1 1 right now.',
  'on foot':
    'If you are out of the vehicle, please stand well away from the traffic, behind a guard rail if there is one.',
  frightened: 'If you feel you are in danger, please hang up and dial 9 1 1 right now.',
  minor: 'If you feel you are in danger, please hang up and dial 9 1 1 right now.',
}
