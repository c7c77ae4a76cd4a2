import { join } from 'node:path'
import type { Files } from './files.port.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

/** The settings of files. */
export type FileSettings = {
  DATA_DIR: string
  FILES_S3_ENDPOINT?: string | undefined
  FILES_S3_BUCKET?: string | undefined
  FILES_S3_REGION: string
  FILES_S3_ACCESS_KEY_ID?: string | undefined
  FILES_S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Where photos and videos are kept: in the bucket that is named, or else in a folder beside the database. */
export function chooseFiles(settings: FileSettings): Files {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = settings
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } =
    settings
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  return folderFiles(join(settings.DATA_DIR, 'files'))
}
