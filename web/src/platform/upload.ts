import type { Operation, ReplyOf } from '@towline/contract'
import { ApiError, addressOf, asApiError, OFFLINE } from './api.ts'

/** A file on its way to an operation that `carries: 'upload'`. */
type Upload = {
  params: Record<string, string>
  /** The same for every try, so that a file whose answer was lost is not stored twice. */
  id: string
  file: File
  /** Told the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Sends a file, telling how far it is, which `fetch` can't; throws an ApiError. */
export function upload<E extends Operation>(
  operation: E,
  { params, id, file, onProgress, signal }: Upload,
): Promise<ReplyOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(operation.method, addressOf(operation, { params }))
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.setRequestHeader('X-Upload-Id', id)
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name.toWellFormed()))
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.status === 200 ? resolve(trusted<E>(request)) : reject(asApiError(request.response))
    request.onerror = () => reject(new ApiError('offline', OFFLINE))
    request.onabort = () => reject(new ApiError('offline', 'This file is no longer being sent.'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

// Safe for the same reason as in `api.ts`: the server holds its replies against the contract.
function trusted<E>({ response }: XMLHttpRequest): ReplyOf<E> {
  return response as ReplyOf<E>
}
