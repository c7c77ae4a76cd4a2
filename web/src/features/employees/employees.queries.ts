import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type Employee,
  type EmployeeFilter,
  listEmployees,
  listEmployeesBy,
  readEmployee,
  saveEmployee,
} from '@towline/contract'
import { keepFound, query, useDo } from '../../platform/query.ts'
import { showingEmployees } from './employees.live.ts'
import { positionsQuery } from './positions.query.ts'

/** Asks for what the directory shows first, before it is there. */
export function askForDirectory(client: QueryClient): void {
  void client.prefetchQuery(query(listEmployees))
  void client.prefetchQuery(positionsQuery)
}

/** Asks for an employee before their form is there. */
export const askForProfile = (client: QueryClient, id: string): void =>
  void client.prefetchQuery(query(readEmployee, { params: { id } }))

/** Everybody who is there, those with a role, or those who were removed; the last list stays while another is read. */
export function useEmployees(filter: EmployeeFilter | 'all') {
  const all = useQuery({ ...query(listEmployees), enabled: filter === 'all' })
  const some = useQuery({
    ...query(listEmployeesBy, { params: { filter: filter === 'all' ? 'manager' : filter } }),
    enabled: filter !== 'all',
    placeholderData: keepFound,
  })
  return filter === 'all' ? all : some
}

/** Everybody who is there. */
export const useEverybody = () => useQuery(query(listEmployees))

/** One employee, by id. */
export const useEmployee = (id: string) => useQuery(query(readEmployee, { params: { id } }))

/** An employee, known already, as others leave the record while its form is open; null stays null. */
export function useEmployeeAsItIs(employee: Employee | null): Employee | null {
  const { data } = useQuery({
    ...query(readEmployee, { params: { id: employee?.id ?? '' } }),
    enabled: employee !== null,
    ...(employee && { initialData: employee }),
  })
  return data ?? null
}

/** Where the drivers were last, by their ids. */
export function useLastPlaces(): ReadonlyMap<string, number> {
  const { data } = useQuery(positionsQuery)
  return new Map((data ?? []).map(({ employeeId, at }) => [employeeId, at]))
}

/** Saves an employee; what shows employees is read again at once. */
export const useSaveEmployee = () =>
  useDo(saveEmployee, showingEmployees, [readEmployee, listEmployees, listEmployeesBy])
