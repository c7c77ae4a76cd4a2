/** The result of `work`, or a rejection when it takes longer than `ms`. The work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const deadline = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(deadline)
  }
}
