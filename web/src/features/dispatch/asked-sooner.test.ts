// @vitest-environment jsdom
import { FIRST_ANSWER, readChatRequest } from '@towline/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { askSooner } from '../../build/ask-sooner.ts'
import { send } from '../../platform/api.ts'
import { askForBoard } from './dispatch.queries.ts'

const asked = vi.fn(async (_address: string, _request: RequestInit) => Response.json([]))
vi.stubGlobal('fetch', asked)
vi.spyOn(document, 'cookie', 'get').mockReturnValue('loggedInUser=somebody')

const openAt = (path: string) => {
  asked.mockClear()
  window.history.replaceState(null, '', path)
  askSooner()
}

afterEach(() => {
  localStorage.clear()
  globalThis.towlineEarly = undefined
})

it('asks for the board as the board does, which asks for nothing more', () => {
  const looks = ['pending', 'current', 'completed', 'nonsense', null].flatMap((status) =>
    ['urgent', 'newest', 'zone', 'nonsense', null].map((sort) => ({ status, sort })),
  )
  for (const { status, sort } of looks) {
    if (sort) localStorage.setItem('towline.board.sort', sort)
    else localStorage.removeItem('towline.board.sort')
    openAt(`/customer/dashboard/7/dispatching${status === null ? '' : `?status=${status}`}`)
    askForBoard(status)
    expect(asked, `${status}, ${sort}`).toHaveBeenCalledTimes(1)
  }
})

it('asks for the customer’s page, and once more when that is read again', async () => {
  openAt('/customer/chat/a-key')
  const read = () => send(readChatRequest, { params: { id: 'a-key' } })
  await read()
  expect(asked).toHaveBeenCalledTimes(1)
  await read()
  expect(asked).toHaveBeenCalledTimes(2)
})

it('asks for nothing where the page came with the answer, and asks when that is read again', async () => {
  document.head.innerHTML = `<script type="application/json" id="${FIRST_ANSWER}">{"id":"a-key"}</script>`
  openAt('/customer/chat/a-key')
  const read = () => send(readChatRequest, { params: { id: 'a-key' } })
  expect(await read()).toEqual({ id: 'a-key' })
  expect(asked).not.toHaveBeenCalled()
  await read()
  expect(asked).toHaveBeenCalledTimes(1)
  document.head.innerHTML = ''
})

it('asks again where the line broke, and asks for nothing on other pages', async () => {
  asked.mockRejectedValueOnce(new TypeError('failed'))
  openAt('/customer/chat/a-key')
  await expect(send(readChatRequest, { params: { id: 'a-key' } })).resolves.toEqual([])
  openAt('/customer/dashboard/7/map')
  expect(asked).not.toHaveBeenCalled()
})
