import { expect, it } from 'vitest'
import { type DeskNews, listedBeside } from './use-desk-news.ts'

it('leaves live calls to the Dashboard section, which lists them', () => {
  const live = [{ id: 'one' }] as unknown as NonNullable<DeskNews['live']>
  const news: DeskNews = { customers: [], live, alarms: [], unread: 0 }
  expect(listedBeside(news, '')).toMatchObject({ calls: [], isQuiet: true })
  expect(listedBeside(news, '/map')).toMatchObject({ calls: live, isQuiet: false })
})
