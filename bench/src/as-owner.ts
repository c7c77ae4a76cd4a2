import type { SpawnedProduct } from '@towline/server/testing'

/** Asks as the page of somebody who is logged in: `GET dashboard`, `POST dispatch/search`, … under /towline. */
export type Ask = (call: string, body?: object) => Promise<string>

/** Signs the demo company's owner in as the login does. What is asked then throws unless it is answered well. */
export async function asOwner({
  url,
  demo: { email, password },
}: Pick<SpawnedProduct, 'url' | 'demo'>): Promise<Ask> {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const signedIn = await fetch(`${url}/towline/admin/authenticate`, { headers: { authorization } })
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  const cookie = cookies.find((line) => line?.startsWith('authToken='))
  if (!cookie) throw new Error(`nobody could be signed in: ${signedIn.status}`)
  return async (call, body) => {
    const [method = '', path] = call.split(' ')
    const answer = await fetch(`${url}/towline/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${text}`)
    return text
  }
}
