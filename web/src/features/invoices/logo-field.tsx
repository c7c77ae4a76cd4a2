import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { readLogo, sendLogo } from '@towline/contract'
import { addressOf } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { upload } from '../../platform/upload.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './settings-form.module.css'

/** The logo on invoices: another one is sent at once, and stands on them once the settings are saved. */
export function LogoField(props: { value: string; onChange: (id: string) => void }) {
  const { value, onChange } = props
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      upload(sendLogo, {
        params: {},
        id: newClientKey(),
        file,
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    onSuccess: ({ id }) => onChange(id),
  })
  return (
    <fieldset className={styles.logo}>
      <legend>Logo</legend>
      {value && (
        <img
          src={addressOf(readLogo, { params: { id: value } })}
          alt="Your logo"
          className={styles.picture}
        />
      )}
      <div className={styles.buttons}>
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          onChange={(file) => file && sending.mutate(file)}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={sending.isPending}
              leftSection={<IconUpload size={16} />}
            >
              {value ? 'Choose another logo' : 'Choose a logo'}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="default" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
      {sending.error && <Notice kind="error">{sending.error.message}</Notice>}
    </fieldset>
  )
}
