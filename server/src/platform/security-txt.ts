import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { operatorAddress } from './settings.ts'

/** RFC 9116 asks for less than a year; made with each answer, it never runs out while somebody runs the server. */
const HOLDS_MS = 90 * 24 * 3600 * 1000

/** `/.well-known/security.txt`: where whoever finds a hole tells the operator. */
export function openSecurityTxt(http: FastifyInstance, app: App): void {
  const address = operatorAddress(app.settings)
  const { PUBLIC_URL } = app.settings
  http.get(
    '/.well-known/security.txt',
    { schema: { hide: true }, config: { operation: 'securityTxt' } },
    async (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(
          [
            `Contact: ${address ? `mailto:${address}` : `${PUBLIC_URL}/contact`}`,
            `Expires: ${new Date(app.now() + HOLDS_MS).toISOString()}`,
            'Preferred-Languages: en',
            `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
            '',
          ].join('\n'),
        ),
  )
}
