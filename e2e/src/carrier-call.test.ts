import { describe, expect } from 'vitest'
import { card, openBoard } from './dashboard.ts'
import { journey, patiently } from './journey.ts'

describe("a phone call over the carrier's wire", () => {
  journey(
    'stands on the board in the moment place and reason are known',
    async ({ openWindow, product, annotate }) => {
      const board = await openWindow()
      await openBoard(board, product.demo)
      const phone = product.aPhone({ from: '+12145550142' })
      await phone.dial()
      await phone.say('My battery is dead')
      await phone.say("Yes, I'm safe")
      await phone.say('yes')

      const since = performance.now()
      const [shown] = await Promise.all([
        card(board, 'Vehicle unknown')
          .getByText('2400 Preston Rd')
          .waitFor()
          .then(() => performance.now()),
        phone.say("I'm at 2400 Preston Road in Plano"),
      ])
      await annotate(
        `The card stood in the browser ${Math.round(shown - since)} ms after the sentence.`,
      )
      await phone.say('a red Ford Escape')
      await phone.hangUp()
      await card(board, /Ford Escape/).waitFor()
      await expect.poll(() => board.getByText('On the phone').count(), patiently).toBe(0)
    },
  )
})
