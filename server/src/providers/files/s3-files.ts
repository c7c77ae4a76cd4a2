import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkedKey, type Files } from './files.port.ts'

/** How to get at the bucket. */
export type S3Access = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** How many parts of a large file (5 MB each) are on their way at once, and so in memory. */
const PARTS_AT_ONCE = 2

/** Files in a bucket of S3, or of one of the many services that speak as S3 does. */
export function s3Files({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Access): Files {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // The services that only speak as S3 does have no host name for each bucket, nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })

  return {
    name: 's3',
    async put(key, content, contentType) {
      let bytes = 0
      const counted = async function* () {
        for await (const piece of content) {
          bytes += piece.byteLength
          yield piece
        }
      }
      const upload = new Upload({
        client,
        params: { ...at(key), Body: Readable.from(counted()), ContentType: contentType },
        queueSize: PARTS_AT_ONCE,
      })
      await upload.done()
      return bytes
    },
    async open(key, part) {
      const range = part ? { Range: `bytes=${part.first}-${part.last}` } : {}
      const found = await unlessMissing(() =>
        client.send(new GetObjectCommand({ ...at(key), ...range })),
      )
      return found?.Body instanceof Readable ? found.Body : null
    },
    async sizeOf(key) {
      const found = await unlessMissing(() =>
        client.send(new HeadObjectCommand(at(key))).catch(async (error) => {
          if (!isRefused(error)) throw error
          // The answer to a HEAD has no body that says why.
          await client.send(new GetObjectCommand(at(key)))
          throw error
        }),
      )
      return found?.ContentLength ?? null
    },
    async *list(folder) {
      const where = { Bucket: bucket, Prefix: `${checkedKey(folder)}/` }
      try {
        for await (const page of paginateListObjectsV2({ client }, where))
          for (const { Key } of page.Contents ?? []) if (Key) yield Key
      } catch (error) {
        if (!isRefused(error)) throw error
        const why = `The bucket ${bucket} may not be listed: its key needs the right s3:ListBucket`
        throw new Error(why, { cause: error })
      }
    },
    async remove(key) {
      await unlessMissing(() => client.send(new DeleteObjectCommand(at(key))))
    },
  }
}

/**
 * Null for a missing key. To an access without the right to list, S3 says AccessDenied for one, so that nobody
 * learns what is there; a wrong access it calls otherwise.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (statusOf(error) === 404) return null
    if (isRefused(error) && error.name === 'AccessDenied') return null
    throw error
  }
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

const isRefused = (error: unknown): error is S3ServiceException => statusOf(error) === 403
