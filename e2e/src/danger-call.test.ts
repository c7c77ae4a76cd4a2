import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'
import { callTheAgent, say } from './phone.ts'

const MARCUS = { email: 'marcus@lonestar.example', password: 'towline-demo' }

describe('a caller whose words only hint at a danger', () => {
  journey(
    'is asked whether anyone is hurt, and put through unless they clearly say no',
    async ({ openWindow, product }) => {
      const caller = await openWindow()
      const dispatcher = await openWindow()
      await logIn(caller, product.demo)
      await openBoard(dispatcher, MARCUS)
      await callTheAgent(caller, /Lone Star Towing/)
      await say(
        caller,
        "My uncle's lips went gray and he keeps drifting away from me",
        /^(?:Agent)?\s*Is anyone hurt or in danger right now\?$/,
      )
      await say(caller, 'He just looks real bad', /dial 9 1 1 right now.*person/)
      // Whoever takes over sees at once that it is one, and why.
      const job = card(dispatcher, 'Vehicle unknown')
      await job.getByText('Emergency').first().waitFor()
      await job.getByRole('button', { name: 'Modify' }).click()
      const dialog = dispatcher.getByRole('dialog', { name: 'Manage Dispatch Call' })
      const notes = dialog.getByRole('textbox', { name: 'Notes', exact: true })
      await expect.poll(() => notes.inputValue(), patiently).toMatch(/^EMERGENCY: injury/)
    },
  )
})
