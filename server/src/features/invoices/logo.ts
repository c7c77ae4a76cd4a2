import { Readable } from 'node:stream'
import { readLogo as readOperation, sendLogo as sendOperation } from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { type FileTask, fileOf } from '../../platform/file-worker/index.ts'
import { handle } from '../../platform/handler.ts'
import { refuseInfected } from '../../platform/refuse-infected.ts'
import { atMost } from '../media/index.ts'

const MOST_BYTES = 5 * 1024 * 1024

const drawLogo: FileTask<null, Uint8Array> = {
  module: new URL('./logo-in-worker.ts', import.meta.url),
  reply: z.instanceof(Uint8Array),
}

/** A logo of the company as a PNG; null for none of this id. */
export async function logoOf(tx: Tx, companyId: string, id: string): Promise<Uint8Array | null> {
  if (!id) return null
  const row = await tx
    .selectFrom('logo')
    .select('png')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? new Uint8Array(row.png) : null
}

/** Keeps a logo. It stands on invoices once the settings name it. */
export const sendLogo = handle(
  sendOperation,
  async (context, { body }, png: Uint8Array) => {
    const { tx, companyId, now, audit } = context
    const { uploadId: id } = body
    const made = await tx
      .insertInto('logo')
      .values({ id, company_id: companyId, png: Buffer.from(png), created_at: new Date(now) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) audit('logo sent', id, { bytes: png.byteLength })
    return { id }
  },
  {
    prepare: async (outside, { body }) => {
      const { fileWorker, companyId, fail } = outside
      const tooLarge = () =>
        fail('too_large', { message: 'This picture is larger than 5 MB. Save it smaller.' })
      if ((body.length ?? 0) > MOST_BYTES) tooLarge()
      const pieces: Uint8Array[] = []
      for await (const piece of atMost(body.content, MOST_BYTES, tooLarge)) pieces.push(piece)
      await refuseInfected(outside, async () => Readable.from(pieces))
      const file = fileOf(Buffer.concat(pieces))
      const sender = companyId ?? ''
      return fileWorker.run(drawLogo, { file, input: null, sender }).catch((error: unknown) => {
        if (!(error instanceof Failure) || error.code !== 'bad_file') throw error
        return fail('bad_file', { message: 'We can’t read this picture. Send a PNG or JPEG.' })
      })
    },
  },
)

export const readLogo = handle(readOperation, async ({ tx, companyId, fail }, { params }) => {
  const png = (await logoOf(tx, companyId, params.id)) ?? fail('not_found')
  return logoFile(png)
})

/** A logo as a file. */
export const logoFile = (png: Uint8Array) => ({
  make: async () => png,
  contentType: 'image/png',
  name: 'Logo.png',
})
