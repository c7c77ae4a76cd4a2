import type { OwnJob } from '../dispatch/index.ts'

type Load = Pick<OwnJob, 'towReason' | 'vehicleType' | 'driveType' | 'keyLocation'>

/** What a reason asks a driver to bring. */
const tools: Record<string, string> = {
  'Flat tire': 'Jack and lug wrench',
  'Dead battery': 'Jump pack',
  Lockout: 'Lockout kit',
  'Out of fuel': 'Fuel can',
  Accident: 'Broom and absorbent',
  'Stuck/winch': 'Winch and straps',
  'Recovery/rollover': 'Winch and recovery straps',
}
const onAllWheels = ['AWD', 'EV', '4WD']

/** What to bring for a job, from what is known of it; nothing where a truck alone will do. */
export function whatToBring({ towReason, vehicleType, driveType, keyLocation }: Load): string[] {
  const tool = tools[towReason]
  const isMotorcycle = vehicleType === 'Motorcycle'
  return [
    ...(tool ? [tool] : []),
    ...(onAllWheels.includes(driveType) ? [`Flatbed or dollies (${driveType})`] : []),
    ...(isMotorcycle ? ['Wheel chock and soft straps'] : []),
    ...(keyLocation === 'No keys' ? ['Skates (no keys)'] : []),
  ]
}
