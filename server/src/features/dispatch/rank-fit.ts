import type { Candidate, TruckDuty, TruckType } from '@towline/contract'

export type Fit = { fit: Candidate['fit']; reason: string }
export type TruckKind = { type: TruckType; duty: TruckDuty }
/** What of a job decides which truck can do it. */
export type Load = { vehicleType: string; driveType: string; towReason: string }

/** Helped where they stand: nothing is towed. */
const SERVICE = new Set(['Flat tire', 'Dead battery', 'Lockout', 'Out of fuel'])
const HEAVY = new Set(['Heavy', 'Tractor', 'Trailer', 'Equipment', 'Container'])
/** Lift a heavy vehicle whatever their duty is called. */
const HEAVY_TRUCKS = new Set<TruckType>(['Rotator', 'Tractor'])
/** All wheels turn with the motor: towed on two of them, the drive breaks. */
const NEEDS_FLATBED = new Set(['AWD', 'EV'])
const WANTS_FLATBED = new Set(['AWD', 'EV', '4WD'])

const names: Record<TruckType, string> = {
  Unspecified: 'Truck',
  Wrecker: 'Wrecker',
  FlatBed: 'Flatbed',
  ServiceVehicle: 'Service vehicle',
  Rotator: 'Rotator',
  Tractor: 'Tractor',
  Trailer: 'Trailer',
  Container: 'Container truck',
  Hazmat: 'Hazmat truck',
  Other: 'Truck',
}

const fits = (reason: string): Fit => ({ fit: 'fits', reason })
const unknown = (reason: string): Fit => ({ fit: 'unknown', reason })
const unfit = (reason: string): Fit => ({ fit: 'unfit', reason })

/** Whether the vehicle is helped where it stands, so that nothing need be towed. */
export const isHelpOnTheSpot = ({ towReason }: Load) => SERVICE.has(towReason)

/** Whether a truck can do a job, and why, in words. */
export function fitOf(load: Load, truck: TruckKind): Fit {
  if (isHelpOnTheSpot(load)) {
    const help = load.towReason.toLowerCase()
    return fits(`${names[truck.type]} will do for ${help === 'out of fuel' ? help : `a ${help}`}`)
  }
  if (truck.type === 'ServiceVehicle') return unfit('A service vehicle can’t tow')
  if (HEAVY.has(load.vehicleType)) return fitForHeavy(load.vehicleType, truck)
  if (load.vehicleType === 'Medium') return fitForMedium(truck)
  return fitForLight(load, truck)
}

function fitForHeavy(vehicleType: string, truck: TruckKind): Fit {
  const vehicle = vehicleType === 'Heavy' ? 'a heavy vehicle' : withArticle(vehicleType)
  if (truck.duty === 'Heavy' || HEAVY_TRUCKS.has(truck.type))
    return fits(`${titleOf(truck)} fits ${vehicle}`)
  if (!isLifting(truck.duty)) return unknown(`Unknown whether it lifts ${vehicle}`)
  return unfit(`${capital(vehicle)} needs a heavy-duty truck`)
}

function fitForMedium(truck: TruckKind): Fit {
  if (truck.duty === 'Light' && !HEAVY_TRUCKS.has(truck.type))
    return unfit('A medium vehicle needs a medium-duty truck')
  if (!isLifting(truck.duty) && !HEAVY_TRUCKS.has(truck.type))
    return unknown('Unknown whether it lifts a medium vehicle')
  return isTowTruck(truck.type)
    ? fits(`${titleOf(truck)} fits a medium vehicle`)
    : unknown(`Unknown whether ${withArticle(names[truck.type])} can take it`)
}

function fitForLight({ vehicleType, driveType }: Load, truck: TruckKind): Fit {
  const isMotorcycle = vehicleType === 'Motorcycle'
  if (NEEDS_FLATBED.has(driveType) && truck.type === 'Wrecker')
    return unfit(`${driveType} needs a flatbed`)
  const vehicle = isMotorcycle ? 'a motorcycle' : car(vehicleType, driveType)
  if (truck.type === 'Unspecified' || !isLifting(truck.duty)) return unknown('Truck type unknown')
  if (isMotorcycle || WANTS_FLATBED.has(driveType))
    return truck.type === 'FlatBed'
      ? fits(`Flatbed fits ${vehicle}`)
      : unknown(`${capital(vehicle)} is better on a flatbed`)
  if (!isTowTruck(truck.type))
    return unknown(`Unknown whether ${withArticle(names[truck.type])} can take it`)
  if (vehicleType !== 'Light') return unknown('Vehicle type unknown')
  return fits(`${names[truck.type]} fits ${vehicle}`)
}

/** `an AWD car`, `a light vehicle` */
function car(vehicleType: string, driveType: string): string {
  if (WANTS_FLATBED.has(driveType)) return `${driveType === '4WD' ? 'a' : 'an'} ${driveType} car`
  return vehicleType === 'Light' ? 'a light vehicle' : 'the vehicle'
}

const isLifting = (duty: TruckDuty) => duty === 'Light' || duty === 'Medium' || duty === 'Heavy'
const isTowTruck = (type: TruckType) =>
  type === 'Wrecker' || type === 'FlatBed' || type === 'Rotator'

/** `Heavy wrecker`; what is heavy by its kind is not called so twice. */
function titleOf({ type, duty }: TruckKind): string {
  if (HEAVY_TRUCKS.has(type) || !isLifting(duty)) return names[type]
  return `${duty} ${names[type].toLowerCase()}`
}

function withArticle(name: string): string {
  const word = name.toLowerCase()
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
