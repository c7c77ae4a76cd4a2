import { topic } from '../kernel/index.ts'

export const offersChanged = topic({
  name: 'offersChanged',
  audience: 'company',
  permission: 'dispatch.read',
  pattern: '/topic/company/:id/offers',
  summary:
    'A job was offered, or an offer was seen, answered, taken back or ran out: its id and that of its job; the listener refetches',
})

export const ownOffersChanged = topic({
  name: 'ownOffersChanged',
  audience: 'self',
  permission: 'ownJobs.read',
  pattern: '/topic/employee/:id/offers',
  summary:
    'A job is offered to this employee, or no longer: the id of the offer; the listener refetches',
})
