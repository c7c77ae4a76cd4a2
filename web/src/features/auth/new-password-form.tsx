import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { PASSWORD_LENGTH, ResetPassword, resetPassword } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { useDo } from '../../platform/query.ts'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { StrengthLine } from './strength-line.tsx'

/** Chooses a password with the key of an emailed link. */
export function NewPasswordForm(props: {
  token: string
  email: string
  onDone: () => void
  /** The link was used elsewhere meanwhile, or its time is over. */
  onEnded: () => void
}) {
  const { token, email, onDone, onEnded } = props
  const choosing = useDo(resetPassword)
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => problemsOf(ResetPassword, { token, ...values }),
  })
  const focusFirst = (problems: object) =>
    form.getInputNode('password' in problems ? 'password' : 'confirmPassword')?.focus()
  const onError = (error: Error) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'link_ended') return onEnded()
    form.setErrors(error.fields)
  }
  const choose = (values: typeof form.values) =>
    choosing.mutate({ body: { token, ...values } }, { onSuccess: onDone, onError })
  return (
    <form noValidate onSubmit={form.onSubmit(choose, focusFirst)}>
      <fieldset disabled={choosing.isPending}>
        {choosing.error && <Notice kind="error">{choosing.error.message}</Notice>}
        {/* For the password manager, which keeps a password with the name it is for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          description={`At least ${PASSWORD_LENGTH} characters. A few words in a row are easy to remember and hard to guess.`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <StrengthLine password={form.values.password} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" fullWidth size="md" loading={choosing.isPending}>
          Save password
        </Button>
      </fieldset>
    </form>
  )
}
