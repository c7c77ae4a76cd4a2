import { type Access, type Endpoint, endpoint, SecretId, type SendPlace } from '@towline/contract'
import { z } from 'zod'
import type { AnyVerb } from './verb.ts'

/** What is performed when somebody sends to a place on the realtime wire. */
export type Send = { place: SendPlace; verb: AnyVerb }

const OfChat = z.object({ id: SecretId })

/** The endpoint behind a place of a chat: its key is in the destination. It has no address on HTTP. */
export const chatPlace = <Body extends z.ZodType, Reply extends z.ZodType>(
  place: SendPlace<Body>,
  reply: Reply,
): Endpoint<typeof OfChat, z.ZodUndefined, Body, Reply> =>
  endpoint({ ...behind(place, { kind: 'chat' }), params: OfChat, body: place.body, reply })

/** The endpoint behind a place that is open to everybody. */
export const openPlace = <Body extends z.ZodType>(
  place: SendPlace<Body>,
  because: string,
): Endpoint<z.ZodUndefined, z.ZodUndefined, Body, z.ZodVoid> =>
  endpoint({ ...behind(place, { kind: 'public', because }), body: place.body, reply: z.void() })

function behind({ name, summary }: SendPlace, access: Access) {
  const fails = ['not_found', 'link_ended'] as const
  return { name, summary, access, fails, method: 'POST' as const, path: '' }
}
