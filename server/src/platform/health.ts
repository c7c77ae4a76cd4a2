import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'

/** `/healthz`: the process lives. `/readyz`: it can do its work. `/metrics`: Prometheus figures. */
export function openHealth(http: FastifyInstance, app: App, isStopping: () => boolean): void {
  const hidden = { schema: { hide: true } }
  http.get('/healthz', { ...hidden, config: { endpoint: 'healthz' } }, async () => ({
    alive: true,
  }))
  http.get('/readyz', { ...hidden, config: { endpoint: 'readyz' } }, async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ ready: false, why: 'stopping' })
    const lost = await app.db.ping().then(
      () => false,
      () => true,
    )
    return lost
      ? reply.code(503).send({ ready: false, why: 'the database does not answer' })
      : { ready: true }
  })
  http.get('/metrics', { ...hidden, config: { endpoint: 'metrics' } }, async (_, reply) =>
    reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics()),
  )
}
