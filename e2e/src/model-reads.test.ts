import {
  nothingRead,
  obedient,
  type Script,
  spawnReadyProduct,
  startModelStandIn,
} from '@towline/server/testing'
import { describe } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journeysThrough } from './journey.ts'
import { callTheAgent, say } from './phone.ts'
import { isSound } from './sound.ts'

const PLACE = 'past the old gin where 455 bends by Anna'
const VEHICLE = 'a red 2012 Ford Explorer, right across from the Honda dealer'

/** What the model reads in some words; in all others it finds nothing. */
const finds: Record<string, Partial<typeof nothingRead>> = {
  [PLACE]: {
    places: [
      {
        end: 'pickup',
        quote: PLACE,
        parts: [
          { part: 'highway', value: 'FM 455' },
          { part: 'near', value: 'the old gin' },
          { part: 'city', value: 'Anna' },
        ],
      },
    ],
  },
  [VEHICLE]: { told: [{ field: 'vehicleMake', value: 'Honda', quote: 'Honda' }] },
}

/** The reading of the place takes longer than the words before the next question. */
const reads: Script = ({ messages }) => {
  const words = messages.at(-1)?.text ?? ''
  const [, found] = Object.entries(finds).find(([said]) => words.includes(said)) ?? []
  return {
    parts: [JSON.stringify({ ...nothingRead, ...found })],
    firstTokenMs: words.includes(PLACE) ? 1200 : 0,
  }
}

const journey = journeysThrough(async () => {
  const model = await startModelStandIn(obedient())
  model.reads = reads
  const product = await spawnReadyProduct({ AGENT_MODEL: 'test-model', AGENT_BASE_URL: model.url })
  const stop = async () => {
    await product.stop()
    await model.stop()
  }
  return { ...product, stop }
})

describe('a language model that reads beside the built-in readers', () => {
  journey(
    'mends a place on the board before the read-back, is asked about where it differs, and is tried before a switch',
    async ({ openWindow, product }) => {
      const caller = await openWindow()
      const desk = await openWindow()
      await logIn(caller, product.demo)
      await openBoard(desk, product.demo)
      await callTheAgent(caller, /Lone Star Towing/)
      await say(caller, "I'm out of gas", /safe/)
      await say(caller, "Yes, I'm safe", /good number/)
      await say(caller, 'yes', /Where is the vehicle/)
      await say(caller, PLACE)
      const row = card(desk, 'Vehicle unknown')
      await row.getByText('FM 455 near the Old Gin, Anna, TX').waitFor()
      await say(caller, 'no tow, just bring me some gas', /Which way/)
      await say(caller, 'north', /year, make and model/)
      await say(caller, VEHICLE, /a Ford Explorer, or a Honda\?/)
      await say(caller, 'the Ford', /name/)
      await say(caller, 'Ann Lee', /text you/)
      await say(caller, 'no', /2012 Ford Explorer.*F M 455 northbound, near the old gin, Anna/)
      await say(caller, "Yes, that's right", /Goodbye/)
      await card(desk, '2012 Ford Explorer')
        .getByText(/FM 455/)
        .waitFor()

      await desk.getByRole('link', { name: 'Test your agent' }).click()
      const heard = desk.getByRole('region', { name: 'What your agent heard' })
      await heard.getByText('Differed on').first().waitFor()
      await heard.getByRole('row', { name: /Make Ford Honda/ }).waitFor()
      await heard.getByRole('textbox', { name: 'Model' }).fill('other-model')
      await heard.getByRole('button', { name: 'Run the trial' }).click()
      await heard.getByRole('status').getByText('The job is the same.').waitFor()
      await isSound(desk, 'what the agent heard')
    },
  )
})
