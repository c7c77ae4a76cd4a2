import type { SpawnedProduct } from '@towline/server/testing'

const PASSWORD = 'on the road 24/7'
/** Corners of the part of Texas the demo company serves. */
const AREA = { south: 32.6, west: -97.3, north: 33.5, east: -96.4 }

/** Sends something to the product as this person; answers what it says, and throws when it refuses. */
export async function post(
  url: string,
  person: { email: string; password: string },
  path: string,
  body: unknown,
): Promise<unknown> {
  const credentials = Buffer.from(`${person.email}:${person.password}`).toString('base64')
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Gives the demo company so many open jobs all over its area, and drivers whose phones have told where they are. */
export async function fillFleet(
  { url, demo }: Pick<SpawnedProduct, 'url' | 'demo'>,
  { jobs, drivers }: { jobs: number; drivers: number },
): Promise<void> {
  for (let job = 0; job < jobs; job += 1) {
    await post(url, demo, '/towline/dispatch', {
      vehicle: `2015 Ford Focus ${job}`,
      pickupAddress: `${job} Main St, Frisco, TX`,
      pickupAddressLatLng: spread(job),
      dropoffAddress: 'Grant Auto Body, Frisco, TX',
      ...(job % 3 === 0 && { dispatchedDateTime: Date.now() }),
    })
  }
  for (let driver = 0; driver < drivers; driver += 1) {
    const person = { email: `driver${driver}@lonestar.example`, password: PASSWORD }
    const name = { firstName: `Dale ${driver}`, lastName: 'Rivers', phoneNumber: '4695550143' }
    await post(url, demo, '/towline/employee', { ...person, ...name, roles: ['driver'] })
    await post(url, person, '/towline/employee/position', { place: spread(driver * 7 + 3) })
  }
}

/** Places all over the area, and half of them crowded around its middle, as towns are. */
function spread(number: number) {
  const reach = number % 2 === 0 ? 1 : 0.25
  const part = (step: number) => 0.5 + (((number * step) % 1) - 0.5) * reach
  return {
    lat: AREA.south + (AREA.north - AREA.south) * part(0.618034),
    lng: AREA.west + (AREA.east - AREA.west) * part(0.754878),
  }
}
