import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { BASE } from '@towline/contract'
import type { FastifyInstance } from 'fastify'

/** Describes the API from the routes' own schemas: `/towline/openapi.json`, and a page to read at `/towline/docs`. Before the routes. */
export async function describeApi(http: FastifyInstance): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Towline',
        version: '0.1.0',
        description:
          'Sign in with GET /towline/admin/authenticate (Basic email:password). Every call that needs a person takes the session cookie it sets, or Basic email:password itself. Errors look like `{ status: "error", error, message, fields?, requestId }`. Times are epoch milliseconds, 0 is unset; money is in dollars.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
          carrierSignature: { type: 'apiKey', in: 'header', name: 'X-Twilio-Signature' },
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
    { schema: { hide: true }, config: { endpoint: 'openapi' } },
    async () => http.swagger(),
  )
}
