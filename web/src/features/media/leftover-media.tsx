import { useQuery } from '@tanstack/react-query'
import { listOwnJobs, uploadMedia } from '@towline/contract'
import { useEffect } from 'react'
import { query } from '../../platform/query.ts'
import { useLoggedInUser } from '../../platform/session.ts'
import { upload } from '../../platform/upload.ts'
import { keepFiles, keptOf } from './kept-files.ts'

/** Sends the photos of jobs that have left the driver's list before their photos were sent. Shows nothing. */
export function LeftoverMedia() {
  const user = useLoggedInUser()
  const { data: jobs } = useQuery(query(listOwnJobs))
  const open = jobs?.map(({ id }) => id).join()
  useEffect(() => {
    if (!user || open === undefined) return
    const sendAll = () => void sendLeftovers(user.id, open.split(','))
    sendAll()
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  }, [user, open])
  return null
}

async function sendLeftovers(userId: string, open: readonly string[]): Promise<void> {
  for (const { id, of, file } of await keptOf(`${userId} `)) {
    const dispatchCallId = of.slice(userId.length + 1)
    if (open.includes(dispatchCallId)) continue
    const sending = upload(uploadMedia, {
      params: { dispatchCallId },
      id,
      file,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    })
    // What does not go now is kept for the next time, and holds up none behind it.
    await sending.then(
      () => keepFiles(of).remove(id),
      () => undefined,
    )
  }
}
