import { makeOfVin } from './vin.makes.ts'

/** What can be said of a VIN by itself. Only North America requires the check digit: a grey import may break it. */
export type VinVerdict = 'empty' | 'too short' | 'wrong characters' | 'wrong check digit' | 'right'

/** The VIN as it is stored: capitals, without spaces and dashes. */
export const cleanVin = (written: string): string =>
  written.toUpperCase().replace(/[\s-]/g, '').slice(0, 17)

/** Whether a VIN can be right: 17 characters, never I, O or Q, and its check digit. */
export function judgeVin(written: string): VinVerdict {
  const vin = cleanVin(written)
  if (vin === '') return 'empty'
  if (!/^[A-HJ-NPR-Z0-9]*$/.test(vin)) return 'wrong characters'
  if (vin.length < 17) return 'too short'
  return vin[8] === checkDigit(vin) ? 'right' : 'wrong check digit'
}

// 49 CFR 565.15: what each letter counts, and the weight of each place; the ninth is the digit itself.
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const counts = '12345678123457923456789'
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, place) => {
    const letter = letters.indexOf(character)
    const count = Number(letter < 0 ? character : counts[letter])
    return total + count * (weights[place] ?? 0)
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'
/** The codes come round again after as many years. */
const ROUND = yearCodes.length

/**
 * The model year, or null. The tenth character names it twice in sixty years; on cars and light trucks a
 * letter in the seventh place means 2010 or later (49 CFR 565.15). Heavy trucks and motorcycles do
 * not keep to that: for them it is the later one that can have been built by `thisYear`.
 */
function yearOfVin(vin: string, isLight: boolean, thisYear: number): number | null {
  const code = yearCodes.indexOf(vin[9] ?? '')
  if (code < 0) return null
  const first = 1980 + code
  const canBeLater = first + ROUND <= thisYear + 1
  const isLater = isLight ? /[A-Z]/.test(vin[6] ?? '') : canBeLater
  return isLater && canBeLater ? first + ROUND : first
}

/** Year and make as a right VIN tells them; empty where it does not. */
export function decodeVin(
  written: string,
  thisYear: number,
): { vehicleYear: string; vehicleMake: string } {
  const vin = cleanVin(written)
  if (judgeVin(vin) !== 'right') return { vehicleYear: '', vehicleMake: '' }
  const { make, isLight } = makeOfVin(vin)
  const year = yearOfVin(vin, isLight, thisYear)
  return { vehicleYear: year === null ? '' : String(year), vehicleMake: make }
}
