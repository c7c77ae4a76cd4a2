/** Where the store lies, and whether commits are forced to the disk (everywhere but in tests). */
export type EngineSettings = { directory: string; durable: boolean }

/** Bytes of the wire protocol up to a point where PostgreSQL answers, or the wish to end. */
export type EngineRequest = { id: number; request: Uint8Array<ArrayBuffer> | 'close' }

/** 'ready' once, after opening; then one answer to each request. */
export type EngineReply = 'ready' | { id: number; bytes: Uint8Array<ArrayBuffer> }
