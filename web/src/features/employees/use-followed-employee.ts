import { Employee } from '@towline/contract'
import { useFollowedForm } from '../../ui/use-followed-form.ts'
import {
  type EmployeeValues,
  employeeFields,
  useNewEmployeeForm,
  valuesOf,
} from './employee-form.ts'
import { useEmployeeAsItIs, useSaveEmployee } from './employees.queries.ts'

/** The form of an employee (`null` somebody new, who begins with `blank`), which follows the record. */
export function useFollowedEmployee(
  employee: Employee | null,
  {
    blank,
    problems,
  }: {
    blank?: EmployeeValues
    problems: (values: EmployeeValues) => Record<string, string>
  },
) {
  const saving = useSaveEmployee()
  const form = useNewEmployeeForm({
    ...(employee ? { initialValues: valuesOf(employee) } : blank && { initialValues: blank }),
    validate: problems,
    validateInputOnBlur: true,
  })
  const followed = useFollowedForm(form, {
    record: useEmployeeAsItIs(employee),
    isSaving: saving.isPending,
    valuesOf,
    read: (newer) => Employee.safeParse(newer).data,
    fields: employeeFields,
  })
  return { form, followed, saving }
}
