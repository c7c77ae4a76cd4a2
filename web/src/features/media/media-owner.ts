/** What photos and videos belong to: a job, or a vehicle in a lot. */
export type MediaOwner = { of: 'job' | 'impound'; id: string }
