/** A photo or video that is not stored yet. */
export type Draft = {
  id: string
  file: File
  type: 'image' | 'video'
  /** Its own address in this page, until it is dropped. */
  url: string
  /** What is `refused` is no photo or video, or too large: sent again it would be so again. */
  state: 'new' | 'waiting' | 'sending' | 'away' | 'failed' | 'refused'
  /** The part that has been sent, from 0 to 1. */
  progress: number
  /** Why it is away, failed or refused. */
  reason: string
}
