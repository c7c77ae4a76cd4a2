import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { BASE, type SendDestination, type Topic } from '@towline/contract'
import type { FastifyInstance } from 'fastify'

/** What one can listen to on the realtime wire, and where one can send. */
type Wire = { topics: readonly Topic[]; places: readonly SendDestination[] }

const ABOUT =
  'Sign in with GET /towline/admin/authenticate (Basic email:password). Every call that needs a person takes the session cookie it sets, or Basic email:password itself. Errors look like `{ status: "error", error, message, fields?, requestId }`. Times are epoch milliseconds, 0 is unset; money is in dollars.'

function aboutWire({ topics, places }: Wire): string {
  const line = ({ pattern, summary }: { pattern: string; summary: string }) =>
    `- \`${pattern}\`: ${summary}`
  return [
    `What changes is pushed over STOMP 1.0 to 1.2 at ${BASE}/ws (SockJS) or ${BASE}/ws/websocket, to:`,
    topics.map(line).join('\n'),
    'One can send to:',
    places.map(line).join('\n'),
  ].join('\n\n')
}

/** Describes the API from the routes' own schemas, and the realtime wire: `/towline/openapi.json`, and a page to read at `/towline/docs`. Before the routes. */
export async function describeApi(http: FastifyInstance, wire: Wire): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Towline',
        version: '0.1.0',
        description: `${ABOUT}\n\n${aboutWire(wire)}`,
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
          carrierSignature: { type: 'apiKey', in: 'header', name: 'X-Twilio-Signature' },
          paymentSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
        },
      },
    },
  })
  await http.register(swaggerUi, {
    routePrefix: `${BASE}/docs`,
    staticCSP: {
      'default-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
    uiConfig: { docExpansion: 'list' },
  })
  http.get(
    `${BASE}/openapi.json`,
    { schema: { hide: true }, config: { operation: 'openapi' } },
    async () => http.swagger(),
  )
}
