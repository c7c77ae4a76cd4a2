import {
  listEmployees as allOperation,
  listEmployeesBy as byOperation,
  may,
  readEmployee as readOperation,
} from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { employeeById, employeesAsJson } from './employees.store.ts'

/** Everybody who works for the company, by name. */
export const listEmployees = handle(
  allOperation,
  async ({ tx, companyId }) => new JsonText(await employeesAsJson(tx, companyId, 'all')),
)

/** Those with a role, or those who were removed. */
export const listEmployeesBy = handle(
  byOperation,
  async ({ tx, companyId }, { params }) =>
    new JsonText(await employeesAsJson(tx, companyId, params.filter)),
)

/** One employee; who may not read others' records finds his own only. */
export const readEmployee = handle(
  readOperation,
  async ({ tx, companyId, actor, fail }, { params }) => {
    const found = (await employeeById(tx, companyId, params.id)) ?? fail('not_found')
    const isAllowed =
      actor.kind !== 'employee' || actor.id === found.id || may(actor.roles, 'employees.read')
    return isAllowed ? found : fail('not_found')
  },
)
