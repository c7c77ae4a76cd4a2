import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { createReadiness } from './readiness.ts'

/** `/healthz`: the process lives. `/readyz`: it can do its work, or why not. `/metrics`: Prometheus figures. */
export function openHealth(http: FastifyInstance, app: App, isStopping: () => boolean): void {
  const hidden = { schema: { hide: true } }
  http.get('/healthz', { ...hidden, config: { operation: 'healthz' } }, async () => ({
    alive: true,
  }))
  const look = createReadiness(app)
  http.get('/readyz', { ...hidden, config: { operation: 'readyz' } }, async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ ready: false, why: 'stopping' })
    const { problems, warnings } = await look()
    if (problems.length > 0) return reply.code(503).send({ ready: false, why: problems.join('; ') })
    return warnings.length > 0 ? { ready: true, warnings } : { ready: true }
  })
  http.get('/metrics', { ...hidden, config: { operation: 'metrics' } }, async (_, reply) =>
    reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics()),
  )
}
