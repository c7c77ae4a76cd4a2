import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
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
      const found = await unlessMissing(() => client.send(new HeadObjectCommand(at(key))))
      return found?.ContentLength ?? null
    },
    async remove(key) {
      await unlessMissing(() => client.send(new DeleteObjectCommand(at(key))))
    },
  }
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
    throw error
  }
}
