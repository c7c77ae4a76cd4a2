import type { Form, Reply } from './stripe-state.ts'

/** The metadata of a form, by its names. */
export const metadataIn = (form: Form, under: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(`${under}[`))
      .map(([name, value]) => [name.slice(under.length + 1, -1), value ?? '']),
  )

export const shown = (thing: object | undefined, kind: string, id: string): Reply =>
  thing ? { status: 200, body: thing } : noSuch(kind, id, 'id', 404)

export const noSuch = (kind: string, id: string | undefined, param: string, status = 400): Reply =>
  refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  })

export const missingParam = (param: string): Reply =>
  refusal(400, {
    type: 'invalid_request_error',
    code: 'parameter_missing',
    param,
    message: `Missing required param: ${param}.`,
  })

type StripeError = { type: string; message: string; code?: string; param?: string }

export const refusal = (status: number, error: StripeError): Reply => ({ status, body: { error } })
