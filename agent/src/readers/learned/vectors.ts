// Arithmetic of the learned reader and of its trainer. Only operations whose result is the same to the last bit on
// every machine and every version of Node: the same lines and seed make the same weights.

/** The sum of products of `count` numbers of two lists, each from its own place on; there are so many. */
export function dot(
  one: Float32Array,
  from: number,
  other: Float32Array,
  at: number,
  count: number,
): number {
  let sum = 0
  for (let index = 0; index < count; index += 1)
    sum += (one[from + index] as number) * (other[at + index] as number)
  return sum
}

/** Adds `count` numbers of a list, each times a factor, to those of another; there are so many. */
export function addScaled(
  to: Float32Array,
  at: number,
  factor: number,
  numbers: Float32Array,
  from: number,
  count: number,
): void {
  for (let index = 0; index < count; index += 1)
    to[at + index] = (to[at + index] as number) + factor * (numbers[from + index] as number)
}

const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880, 3_628_800, 39_916_800]
const bits = new DataView(new ArrayBuffer(8))

/** The exponential. `Math.exp` may differ in its last bit from one engine to another. */
export function exponential(of: number): number {
  const value = Math.max(-700, Math.min(700, of))
  const halvings = Math.round(value / Math.LN2)
  const rest = value - halvings * LN2_HIGH - halvings * LN2_LOW
  let sum = 0
  for (let term = FACTORIALS.length - 1; term >= 0; term -= 1)
    sum = sum * rest + 1 / (FACTORIALS[term] ?? 1)
  bits.setUint32(0, (halvings + 1023) << 20)
  bits.setUint32(4, 0)
  return sum * bits.getFloat64(0)
}

/** Scores as probabilities that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const shares = scores.map((score) => exponential(score - highest))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}
