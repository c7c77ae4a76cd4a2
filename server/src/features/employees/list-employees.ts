import {
  listEmployees as allEndpoint,
  listEmployeesBy as byEndpoint,
  may,
  readEmployee as readEndpoint,
} from '@towline/contract'
import { JsonText, verb } from '../../platform/verb.ts'
import { employeeById, employeesAsJson } from './employees.store.ts'

/** Everybody who works for the company, by name. */
export const listEmployees = verb(
  allEndpoint,
  async ({ tx, companyId }) => new JsonText(await employeesAsJson(tx, companyId, 'all')),
)

/** Those with a role, or those who were removed. */
export const listEmployeesBy = verb(
  byEndpoint,
  async ({ tx, companyId }, { params }) =>
    new JsonText(await employeesAsJson(tx, companyId, params.filter)),
)

/** One employee; who may not read others' records finds his own only. */
export const readEmployee = verb(
  readEndpoint,
  async ({ tx, companyId, actor, fail }, { params }) => {
    const found = (await employeeById(tx, companyId, params.id)) ?? fail('not_found')
    const isAllowed =
      actor.kind !== 'employee' || actor.id === found.id || may(actor.roles, 'employees.read')
    return isAllowed ? found : fail('not_found')
  },
)
