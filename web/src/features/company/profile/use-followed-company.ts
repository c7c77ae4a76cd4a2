import { Company } from '@towline/contract'
import { useFollowedForm } from '../../../ui/use-followed-form.ts'
import {
  changesToSend,
  companyFields,
  companyProblems,
  useNewCompanyForm,
  valuesOf,
} from './company-form.ts'

/** The form of the profile, which follows its record. */
export function useFollowedCompany(company: Company, isSaving: boolean) {
  const form = useNewCompanyForm({ initialValues: valuesOf(company), validate: companyProblems })
  const followed = useFollowedForm(form, {
    record: company,
    isSaving,
    valuesOf,
    read: (newer) => Company.safeParse(newer).data,
    fields: companyFields,
  })
  return { ...followed, form, changes: () => changesToSend(followed.stored, form.getValues()) }
}

export type Followed = ReturnType<typeof useFollowedCompany>
