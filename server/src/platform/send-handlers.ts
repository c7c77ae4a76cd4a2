import {
  type Access,
  type Operation,
  operation,
  SecretId,
  type SendDestination,
} from '@towline/contract'
import { z } from 'zod'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import type { AnyHandler } from './handler.ts'

/** What is performed when somebody sends to a place on the realtime wire. */
export type SendHandler = {
  destination: SendDestination
  handler: AnyHandler
  /** How it is done where that is not one by one; what it can not do it leaves to the handler. */
  perform?(app: App, request: { actor: Actor; input: unknown }): Promise<unknown>
}

const OfChat = z.object({ id: SecretId })

/** The operation behind a place of a chat: its key is in the destination. It has no address on HTTP. */
export const chatDestination = <Body extends z.ZodType, Reply extends z.ZodType>(
  place: SendDestination<Body>,
  reply: Reply,
): Operation<typeof OfChat, z.ZodUndefined, Body, Reply> =>
  operation({ ...behind(place, { kind: 'chat' }), params: OfChat, body: place.body, reply })

/** The operation behind a place that is open to everybody. */
export const openDestination = <Body extends z.ZodType>(
  place: SendDestination<Body>,
  because: string,
): Operation<z.ZodUndefined, z.ZodUndefined, Body, z.ZodVoid> =>
  operation({ ...behind(place, { kind: 'public', because }), body: place.body, reply: z.void() })

function behind({ name, summary }: SendDestination, access: Access) {
  const fails = ['not_found', 'link_ended'] as const
  return { name, summary, access, fails, method: 'POST' as const, path: '' }
}
