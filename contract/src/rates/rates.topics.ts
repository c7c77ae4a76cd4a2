import { z } from 'zod'
import { Id, orEmpty, topic } from '../kernel/index.ts'

export const ratesChanged = topic({
  name: 'ratesChanged',
  audience: 'company',
  permission: 'rates.read',
  pattern: '/topic/company/:id/rates',
  summary: 'Rates were saved or removed: whose they are; the listener refetches',
})
export const RatesChanged = z.object({ accountId: orEmpty(Id) })
