import type { z } from 'zod'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'

/** The prefix of every call of the product, `{base}` in its documents. */
export const BASE = '/towline'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How many requests one address may make in a time; what could not be read is not counted. */
export type Limit = { points: number; seconds: number; per: 'address' }

/** One thing the product does, as data: who may ask for it, with what, and what comes back. */
export type Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  name: string
  method: Method
  /** Path with `:name` for each parameter, the prefix included. */
  path: string
  /** A line for the API page. */
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** Brings what loosely written clients send into the body's form, such as null for empty; it refuses nothing. */
  normalize?: (body: unknown) => unknown
  reply: Reply
  /** The body (`upload`, a `SentFile`) or the reply (`download`, a `StoredFile` or `MadeFile`) is a file as it is and no JSON. */
  carries?: 'upload' | 'download'
  /** Forms are taken as well as JSON, and from anywhere: what opens it stands in its address, and no cookie is read. */
  takesForms?: true
  limit?: Limit
  /** Done within minutes of signing in only: a session alone, which a lost phone has too, is not enough. */
  isFresh?: true
  /** Open also to a manager who has yet to set up the second step that their company requires. */
  beforeTwoStep?: true
  /** The codes it may fail with besides those any call can (`bad_request`, `Unauthorized`, `forbidden`, `too_many`, `internal`). */
  fails: readonly ErrorCode[]
}

/** Declares an operation; it only fixes the types. */
export function operation<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
>(definition: Operation<Params, Query, Body, Reply>): Operation<Params, Query, Body, Reply> {
  return definition
}

type Part<
  Key extends string,
  Schema extends z.ZodType,
  Side extends 'in' | 'out',
> = Schema extends z.ZodUndefined
  ? unknown
  : { [K in Key]: Side extends 'in' ? z.input<Schema> : z.output<Schema> }

/** What a caller hands over: `{ params, query, body }`, as far as the operation has them. */
export type Sent<E> =
  E extends Operation<infer P, infer Q, infer B, infer _R>
    ? Part<'params', P, 'in'> & Part<'query', Q, 'in'> & Part<'body', B, 'in'>
    : never

/** What the handler gets: the same after parsing. */
export type Parsed<E> =
  E extends Operation<infer P, infer Q, infer B, infer _R>
    ? Part<'params', P, 'out'> & Part<'query', Q, 'out'> & Part<'body', B, 'out'>
    : never

/** What comes back. */
export type ReplyOf<E> =
  E extends Operation<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never
