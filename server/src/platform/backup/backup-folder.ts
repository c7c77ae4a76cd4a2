import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Transform } from 'node:stream'
import { pipeline as pipelined } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** Something is wrong with a backup, or with the place it is to be restored to; the message says what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

/** One gzipped file of lines in the backup, with the SHA-256 of its bytes as they lie there. */
const Part = z.object({
  file: z.string().regex(/^[\w-]+([./][\w-]+)*$/),
  lines: z.number(),
  sha256: z.string(),
})
export type Part = z.infer<typeof Part>

const Sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })
export type Sequence = z.infer<typeof Sequence>

const FORMAT = 1

/** What a backup says of itself, in its `manifest.json`. */
export const Manifest = z.object({
  product: z.literal('towline'),
  format: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations that had run, in order; the length is the migration number. */
  migrations: z
    .object({ number: z.number(), name: z.string(), checksum: z.string() })
    .array()
    .min(1),
  tables: Part.extend({ table: z.string(), columns: z.string().array() }).array(),
  sequences: Sequence.array(),
  /** Photos, videos and recordings; null when they were left out. */
  files: Part.extend({ bytes: z.number() }).nullable(),
  /** What lay in the data directory besides: secrets made at the first start, the demo's logins. */
  dataDir: z.object({ name: z.string().regex(/^\w[\w.-]*$/), sha256: z.string() }).array(),
})
export type Manifest = z.infer<typeof Manifest>

const manifestOf = (folder: string) => join(folder, 'manifest.json')

/** Writes the manifest, the last of all. */
export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'product' | 'format'>,
): Promise<void> {
  const whole: Manifest = { product: 'towline', format: FORMAT, ...manifest }
  await writeFile(manifestOf(folder), `${JSON.stringify(whole, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
}

/** The manifest of a backup; throws BackupProblem when the folder is none, or one of a newer version. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!existsSync(manifestOf(folder)))
    throw new BackupProblem(
      `${folder} is not a whole backup: it has no manifest.json. Name a folder that "npm run backup" made.`,
    )
  const text = await readFile(manifestOf(folder), 'utf8')
  const read = z.object({ product: z.literal('towline'), format: z.number() }).safeParse(json(text))
  if (read.success && read.data.format > FORMAT)
    throw new BackupProblem(
      'This backup was made by a newer version of Towline. Restore it with that one.',
    )
  const manifest = Manifest.safeParse(json(text))
  if (!manifest.success)
    throw new BackupProblem(
      `The manifest of ${folder} is damaged. Take another copy of this backup.`,
    )
  return manifest.data
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes lines, which hold no line break, into a gzipped file of the backup. */
export async function writePart(
  folder: string,
  file: string,
  lines: AsyncIterable<string>,
): Promise<Part> {
  const hash = createHash('sha256')
  let count = 0
  const counted = async function* () {
    for await (const line of lines) {
      count += 1
      yield `${line}\n`
    }
  }
  await pipelined(
    counted,
    createGzip({ level: 4 }),
    tap((piece) => hash.update(piece)),
    createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true }),
  )
  return { file, lines: count, sha256: hash.digest('hex') }
}

/** Reads a file of the backup through. Throws BackupProblem when it is not as it was written. */
export async function checkPart(folder: string, { file, sha256 }: Part): Promise<void> {
  const hash = createHash('sha256')
  try {
    await pipelined(createReadStream(join(folder, file)), hash)
  } catch (error) {
    throw damaged(file, error)
  }
  if (hash.digest('hex') !== sha256) throw damaged(file)
}

/** The lines of a file of the backup, which `checkPart` has found good. */
export async function* readPart(
  folder: string,
  { file }: Pick<Part, 'file'>,
): AsyncGenerator<string> {
  const unpacked = createGunzip()
  pipeline(createReadStream(join(folder, file)), unpacked, () => {})
  yield* linesOf(unpacked)
}

const damaged = (file: string, cause?: unknown) =>
  new BackupProblem(
    `${file} of the backup is damaged or missing. Take another copy of this backup.`,
    {
      cause,
    },
  )

// Not readline: it also breaks lines at U+2028, which stands in texts as it is.
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let begun: string[] = []
  for await (const piece of pieces) {
    const [first = '', ...more] = decoder.decode(piece, { stream: true }).split('\n')
    begun.push(first)
    for (const next of more) {
      yield begun.join('')
      begun = [next]
    }
  }
  const last = begun.join('')
  if (last) yield last
}

/** Lets bytes through, and shows them to somebody. */
export function tap(look: (piece: Buffer) => void): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      look(piece)
      done(null, piece)
    },
  })
}

/** Brings the names in a folder to the disk. Windows cannot open one; there the files' own flush is all there is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
