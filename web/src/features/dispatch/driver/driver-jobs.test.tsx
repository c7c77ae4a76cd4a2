import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type JobPapers, newCheckLines, OwnJob } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { standInServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { aUser } from '../../../testing/staff.ts'
import { DriverJobs } from './driver-jobs.tsx'
import { KeepPressed } from './pressed.tsx'

const job = OwnJob.parse(
  aCall({
    status: 'active',
    towReason: 'Flat tire',
    pickupAddress: '1845 Elm St',
    dropoffAddress: '9 Oak Ave',
    vin: '1HGCM82633A004352',
    onSceneDateTime: 1,
  }),
)

const noPapers = {
  checkedBy: '',
  checks: [],
  damage: '',
  signedAt: 0,
  signedBy: '',
  signedBefore: '',
  signatureUrl: '',
}

const signIn = (user: object | null) => {
  const value = user ? encodeURIComponent(JSON.stringify(user)) : ''
  // biome-ignore lint/suspicious/noDocumentCookie: this is where the page reads it
  document.cookie = `loggedInUser=${value}`
}

describe('a driver’s page', () => {
  let papers: JobPapers[]
  const asked = standInServer(({ url }) => {
    if (url.endsWith('/driver/jobs')) return { reply: [job] }
    if (url.endsWith('/papers')) return { reply: papers }
    if (url.endsWith('/checklist')) return { reply: { lines: [...newCheckLines, 'Winch plate'] } }
    if (url.endsWith('/check')) papers = [{ ...noPapers, jobId: job.id, checkedAt: Date.now() }]
    return { reply: { done: true } }
  })
  beforeEach(() => {
    // What grows with its text looks at the fonts, which jsdom has none of.
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
    localStorage.clear()
    papers = []
  })
  afterEach(() => signIn(null))

  const showJobs = () =>
    show(
      <KeepPressed>
        <DriverJobs renderOnJob={(_, { check }) => check} />
      </KeepPressed>,
    )

  it('asks for the check before the vehicle is hooked up, and sends what was ticked, typed and left', async () => {
    showJobs()
    await screen.findByText('Check the vehicle before you hook up.')
    fireEvent.click(screen.getByText('Check the vehicle', { exact: true }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Winch plate' }))
    const type = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
    type('Odometer', '81204')
    type('Damage you see', 'Dent')
    fireEvent.click(screen.getByRole('button', { name: 'Vehicle checked' }))
    await screen.findByText(/^Vehicle checked at/)
    expect(screen.queryByText('Check the vehicle before you hook up.')).toBeNull()
    await waitFor(() => expect(asked.some(({ url }) => url.endsWith('/check'))).toBe(true))
    const sent = asked.find(({ url }) => url.endsWith('/check'))?.body
    expect(sent).toMatchObject({
      damage: 'Dent',
      vehicleOdometer: '81204',
      checks: [...newCheckLines, 'Winch plate'].map((line) => ({
        line,
        done: line === 'Winch plate',
      })),
    })
    // The VIN was there already: what the desk may have set since is left alone.
    expect(sent).not.toHaveProperty('vin')
  })

  it('speaks Spanish to who does', async () => {
    signIn({ ...aUser('driver'), language: 'es' })
    showJobs()
    await screen.findByRole('heading', { name: 'Mis trabajos' })
    await screen.findByRole('heading', { name: /Llanta ponchada/ })
    for (const words of [
      '1 trabajo abierto',
      'En el lugar',
      'Revisar el vehículo',
      'Voy remolcando',
    ])
      screen.getByText(words)
  })
})
