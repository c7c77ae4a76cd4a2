import type { z } from 'zod'

/** A place on the realtime wire one can send to. What comes of it is a handler; its receipt means done. */
export type SendDestination<Body extends z.ZodType = z.ZodType> = {
  name: string
  /** Pattern with one `:id`, or none. */
  pattern: string
  summary: string
  /** What the message's JSON says; an empty message is an empty object. */
  body: Body
}

/** Declares a place to send to; it only fixes the types. */
export function sendDestination<Body extends z.ZodType>(
  definition: SendDestination<Body>,
): SendDestination<Body> {
  return definition
}
