import { deflateRawSync, inflateRawSync } from 'node:zlib'

const LEVELS = 127

/** Weights in eight bits, packed, in base64, and what a weight of one stands for. */
export function packWeights(weights: Float32Array | Float64Array): {
  packed: string
  scale: number
} {
  let largest = 1e-9
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / LEVELS
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return {
    scale,
    packed: deflateRawSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64'),
  }
}

/** The weights again. Throws where they are not as many as they should be. */
export function unpackWeights(packed: string, count: number): Int8Array {
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'))
  if (bytes.length !== count)
    throw new Error(`${bytes.length} weights in place of ${count}: train again`)
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
}
