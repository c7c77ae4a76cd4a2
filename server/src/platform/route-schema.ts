import { type ErrorCode, errors, type Operation } from '@towline/contract'
import { z } from 'zod'

const ErrorShape = z.object({
  status: z.literal('error'),
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  newer: z.unknown().optional(),
  requestId: z.string(),
})

type Described = Omit<z.core.JSONSchema.JSONSchema, '$schema'>

/** What was described once: a process may open the same operations several times. */
const known = {
  input: new WeakMap<z.ZodType, Described>(),
  output: new WeakMap<z.ZodType, Described>(),
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Described {
  const before = known[io].get(schema)
  if (before) return before
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
  })
  known[io].set(schema, described)
  return described
}

const errorShape = jsonSchema(ErrorShape, 'output')

/** The codes any call of this kind can fail with, besides those its operation names. */
function usualErrors({
  access,
  method,
  params,
  query,
  body,
  limit,
  carries,
  isFresh,
  beforeTwoStep,
}: Operation): ErrorCode[] {
  const codes: ErrorCode[] = ['internal', 'unavailable']
  if (params || query || body) codes.push('bad_request')
  if (access.kind === 'signed') return codes
  if (access.kind === 'staff') codes.push('Unauthorized', 'too_many', 'forbidden', 'two_step_owed')
  if (access.kind === 'staff' && !beforeTwoStep) codes.push('two_step_required')
  if (isFresh) codes.push('sign_in_again')
  if (limit) codes.push('too_many')
  if (method !== 'GET') codes.push('bad_origin', 'too_large')
  if (method !== 'GET' && carries !== 'upload') codes.push('bad_media_type')
  return codes
}

/** Every status the operation can fail with, with the codes and sentences behind it. */
function describeErrors(operation: Operation): Record<number, object> {
  const codes = new Set([...operation.fails, ...usualErrors(operation)])
  const described: Record<number, object> = {}
  for (const status of new Set([...codes].map((code) => errors[code].status))) {
    const sentences = [...codes]
      .filter((code) => errors[code].status === status)
      .map((code) => `\`${code}\`: ${errors[code].message}`)
    described[status] = { ...errorShape, description: sentences.join('\n\n') }
  }
  return described
}

const knownOperations = new WeakMap<Operation, ReturnType<typeof describeOnce>>()

/** The route's schema: for the API page, and for Fastify's serialiser, which drops what the contract does not name. */
export function describe(operation: Operation) {
  const described = knownOperations.get(operation) ?? describeOnce(operation)
  knownOperations.set(operation, described)
  // Fastify marks what it is given as its own.
  return { ...described }
}

function describeOnce(operation: Operation) {
  const isXml = operation.access.kind === 'signed' && operation.access.by === 'carrier'
  const failures = describeErrors(operation)
  return {
    summary: operation.summary,
    operationId: operation.name,
    tags: [operation.path.split('/')[2] ?? ''],
    ...(operation.params ? { params: jsonSchema(operation.params, 'input') } : {}),
    ...(operation.query ? { querystring: jsonSchema(operation.query, 'input') } : {}),
    ...bodyOf(operation),
    ...securityOf(operation),
    ...(isXml ? { consumes: ['application/x-www-form-urlencoded'], produces: ['text/xml'] } : {}),
    response: {
      200: isXml ? { type: 'string', description: 'TwiML' } : replyOf(operation),
      ...failures,
    },
  }
}

const FILE = { type: 'string', format: 'binary' } as const

/** The headers a file is sent with. */
const fileHeaders = {
  type: 'object',
  properties: {
    'x-upload-id': {
      type: 'string',
      format: 'uuid',
      description: 'Chosen by the sender; the same file sent again under it is not stored twice',
    },
    'x-file-name': { type: 'string', description: 'The name of the file, percent-encoded' },
  },
  required: ['x-upload-id'],
} as const

function bodyOf({ body, carries }: Operation) {
  if (carries === 'upload')
    return { headers: fileHeaders, consumes: ['application/octet-stream'], body: FILE }
  return body ? { body: jsonSchema(body, 'input') } : {}
}

function replyOf({ reply, carries }: Operation) {
  if (carries !== 'download')
    return { description: 'What was asked for', ...jsonSchema(reply, 'output') }
  return { description: 'The file', content: { '*/*': { schema: FILE } } }
}

function securityOf({ name, access }: Operation) {
  if (access.kind === 'signed')
    return {
      security: [access.by === 'carrier' ? { carrierSignature: [] } : { paymentSignature: [] }],
    }
  if (access.kind === 'staff' || name === 'authenticate')
    return { security: [{ basic: [] }, { cookie: [] }] }
  return {}
}
