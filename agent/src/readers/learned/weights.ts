const LEVELS = 127
/** A byte that no weight is: how many weights of zero follow stands after it, seven bits a byte. */
const ZEROS = 128
/** Fewer zeros than this are written one by one. */
const FEW = 3

/**
 * Weights in eight bits, packed, in base64, and what a weight of one stands for. Those below `least` of the 127 levels
 * are left out.
 */
export function packWeights(
  weights: Float32Array | Float64Array,
  least = 1,
): { packed: string; scale: number } {
  let largest = 1e-9
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / LEVELS
  const bytes: number[] = []
  let zeros = 0
  const closeZeros = () => {
    if (zeros < FEW) for (let zero = 0; zero < zeros; zero += 1) bytes.push(0)
    else bytes.push(ZEROS, ...sevenBits(zeros))
    zeros = 0
  }
  for (const weight of weights) {
    const level = Math.round(weight / scale)
    if (Math.abs(level) < least) {
      zeros += 1
      continue
    }
    closeZeros()
    bytes.push(level & 255)
  }
  closeZeros()
  return { scale, packed: Buffer.from(bytes).toString('base64') }
}

function sevenBits(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest >>>= 7)
    bytes.push((rest & 127) | (rest > 127 ? 128 : 0))
  return bytes
}

/** The weights again. Throws where they are not as many as they should be. */
export function unpackWeights(packed: string, count: number): Int8Array {
  const bytes = Buffer.from(packed, 'base64')
  const weights = new Int8Array(count)
  let at = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    if (byte !== ZEROS) {
      weights[at] = byte
      at += 1
      continue
    }
    let shift = 0
    let part: number
    do {
      index += 1
      part = bytes[index] ?? 0
      at += (part & 127) << shift
      shift += 7
    } while (part > 127)
  }
  if (at !== count) throw new Error(`${at} weights in place of ${count}: train again`)
  return weights
}
