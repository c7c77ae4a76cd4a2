import type { Advice } from '../types/intake.ts'
import type { Language } from '../types/language.ts'

/**
 * What a caller in danger is told before a person takes over. Agencies word this differently, so a
 * company may want to change it: it is all here. Never tell a caller in a lane of traffic to stay
 * in the vehicle.
 */
export const safety: Record<Language, Record<Advice, string>> = {
  en: {
    hurt: 'If anyone is hurt, please hang up and dial 9 1 1 right now.',
    water:
      'Get everyone out of the vehicle and to higher ground if you safely can, and please hang up and dial 9 1 1 right now.',
    traffic:
      'Your safety comes first. If anyone is hurt or you are in the path of traffic, get away from the traffic if you safely can, and hang up and dial 9 1 1 right now.',
    fire: 'Get everyone well away from the vehicle, and please hang up and dial 9 1 1 right now.',
    'shut in': 'If a child or an animal is shut inside, please hang up and dial 9 1 1 right now.',
    'on foot':
      'If you are out of the vehicle, please stand well away from the traffic, behind a guard rail if there is one.',
    frightened: 'If you feel you are in danger, please hang up and dial 9 1 1 right now.',
    minor: 'If you feel you are in danger, please hang up and dial 9 1 1 right now.',
    'in despair':
      'You are not alone. You can call or text 9 8 8 at any hour and talk with somebody who listens. If anyone is in danger right now, please hang up and dial 9 1 1.',
    wires:
      'Stay in the vehicle and touch nothing outside unless it is on fire, keep everyone else well away, and dial 9 1 1 right now.',
  },
  es: {
    hurt: 'Si hay alguien lastimado, cuelgue por favor y marque al 9 1 1 ahora mismo.',
    water:
      'Salgan todos del vehículo hacia un lugar más alto si pueden hacerlo sin peligro, cuelgue por favor y marque al 9 1 1 ahora mismo.',
    traffic:
      'Lo primero es su seguridad. Si hay alguien lastimado o está en el paso de los carros, aléjese del tráfico si puede hacerlo sin peligro, cuelgue y marque al 9 1 1 ahora mismo.',
    fire: 'Aléjense todos del vehículo, cuelgue por favor y marque al 9 1 1 ahora mismo.',
    'shut in':
      'Si hay un niño o un animal encerrado, cuelgue por favor y marque al 9 1 1 ahora mismo.',
    'on foot':
      'Si está fuera del vehículo, póngase por favor lejos del tráfico, detrás de la barrera si hay una.',
    frightened: 'Si siente que corre peligro, cuelgue por favor y marque al 9 1 1 ahora mismo.',
    minor: 'Si siente que corre peligro, cuelgue por favor y marque al 9 1 1 ahora mismo.',
    'in despair':
      'No está solo. Puede llamar al 9 8 8 o mandar un mensaje a cualquier hora y hablar con alguien que le escucha. Si alguien corre peligro ahora mismo, cuelgue por favor y marque al 9 1 1.',
    wires:
      'Quédese dentro del vehículo y no toque nada de afuera a menos que haya fuego, que nadie se acerque, y marque al 9 1 1 ahora mismo.',
  },
}
