/** What somebody answered who was asked where the vehicle is, or where it is to go, and what is true of it. */
export type PlaceAnswer = {
  said: string
  /** Where the company is. */
  state: string
  /** The words a driver needs. */
  keep: string
  number?: string
  /** Streets that are really named, by whatever part of their name. */
  streets?: string[]
  /** Numbers or names of the highways that are really named. */
  highways?: string[]
  towns?: string[]
}

type Told = [said: string, keep: string, is?: Omit<PlaceAnswer, 'said' | 'state' | 'keep'>]

export const inState = (state: string, ...told: Told[]): PlaceAnswer[] =>
  told.map(([said, keep, is]) => ({ said, state, keep, ...is }))
