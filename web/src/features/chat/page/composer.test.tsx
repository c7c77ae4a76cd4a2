import { fireEvent, screen } from '@testing-library/react'
import { LONGEST_MESSAGE } from '@towline/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { Composer } from './composer.tsx'

afterEach(() => window.localStorage.clear())

function compose(canned: string[] = []) {
  const said: string[] = []
  const onTyping = vi.fn<() => void>()
  const shown = show(
    <Composer
      draftKey="draft"
      canned={canned}
      onSay={(content) => void said.push(content)}
      onTyping={onTyping}
    />,
  )
  const field = () => screen.getByRole('textbox', { name: 'Message' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  return { ...shown, said, onTyping, field, type }
}

describe('the place where a message is written', () => {
  it('has four rows and takes no more than a message may have', () => {
    const field = compose().field()
    expect(field.getAttribute('rows')).toBe('4')
    expect(field.getAttribute('maxlength')).toBe(String(LONGEST_MESSAGE))
  })

  it('sends by Enter and by Send, and is empty then', () => {
    const { said, type, field } = compose()
    type('Hello')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field()).toHaveProperty('value', '')
    type(' two\nlines ')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(said).toEqual(['Hello', 'two\nlines'])
  })

  it('does not send by Shift and Enter, while a word is put together, or when there is nothing', () => {
    const { said, type, field } = compose()
    fireEvent.keyDown(field(), { key: 'Enter' })
    type('  ')
    fireEvent.keyDown(field(), { key: 'Enter' })
    type('Hello')
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(said).toEqual([])
  })

  it('keeps what was begun over a reload', () => {
    const first = compose()
    first.type('I am at')
    first.unmount()
    expect(compose().field()).toHaveProperty('value', 'I am at')
  })

  it('puts a ready reply behind what was written, to be changed before it goes', () => {
    const { said, type, field } = compose(['On our way.'])
    type('Hi Ann!')
    fireEvent.click(screen.getByRole('button', { name: 'On our way.' }))
    expect(field()).toHaveProperty('value', 'Hi Ann! On our way.')
    expect(said).toEqual([])
  })
})
