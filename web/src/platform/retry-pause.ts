const pauses = [1_000, 2_000, 4_000, 8_000, 15_000]

/** How long to wait, after so many tries in a row that failed on their way, before the next one; in ms. */
export const retryPause = (failures: number) => pauses[Math.min(failures, pauses.length) - 1]
