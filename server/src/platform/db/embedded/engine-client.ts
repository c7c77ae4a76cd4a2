import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '../errors.ts'
import type { EngineReply, EngineRequest, EngineSettings } from './engine-messages.ts'

const engineModule = new URL('./engine.ts', import.meta.url)

/** In bytes: what JavaScript keeps, and what lies outside its heap, the engine's own memory above all. */
export type EngineMemory = { heap: number; external: number }

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }

/**
 * This side of the engine's thread. Requests are answered in the order they were made. When the
 * thread dies, everything waiting and everything later fails with DatabaseUnavailable, and 'died'
 * is emitted once.
 */
export class EngineClient extends EventEmitter<{ died: [DatabaseUnavailable] }> {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private nextId = 1
  private death: DatabaseUnavailable | undefined

  private constructor(worker: Worker) {
    super()
    this.worker = worker
    this.setMaxListeners(0)
  }

  /** Opens the store; resolves when it takes queries, some 0.3 to 1.5 s later. */
  static async open(settings: EngineSettings): Promise<EngineClient> {
    const worker = new Worker(engineModule, { workerData: settings, execArgv: [] })
    const client = new EngineClient(worker)
    await new Promise<void>((resolve, reject) => {
      client.once('died', reject)
      worker.on('message', (reply: EngineReply) =>
        reply === 'ready' ? resolve() : client.settle(reply),
      )
      worker.on('error', (error) => client.die(messageOf(error), error))
      worker.on('exit', (code) => client.die(`its thread ended with code ${code}`))
    })
    return client
  }

  /** Sends bytes that end in a message PostgreSQL answers (Query or Sync); gives its whole answer. */
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    return this.ask(bytes)
  }

  /** What the engine's thread takes; rejects when it has ended. */
  async memory(): Promise<EngineMemory> {
    const { used_heap_size, external_memory } = await this.worker.getHeapStatistics()
    return { heap: used_heap_size, external: external_memory }
  }

  /** Writes everything down and ends the thread. */
  async close(): Promise<void> {
    if (this.death) return
    const ended = new Promise((resolve) => this.worker.once('exit', resolve))
    await this.ask('close')
    await ended
  }

  private ask(request: EngineRequest['request']): Promise<Uint8Array<ArrayBuffer>> {
    if (this.death) return Promise.reject(this.death)
    const id = this.nextId++
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, request } satisfies EngineRequest)
    })
  }

  private settle(reply: Exclude<EngineReply, 'ready'>): void {
    this.waiting.get(reply.id)?.resolve(reply.bytes)
    this.waiting.delete(reply.id)
  }

  private die(reason: string, cause?: unknown): void {
    if (this.death) return
    this.death = new DatabaseUnavailable(`The embedded database has stopped: ${reason}`, { cause })
    for (const { reject } of this.waiting.values()) reject(this.death)
    this.waiting.clear()
    this.emit('died', this.death)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
