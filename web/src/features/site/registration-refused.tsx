import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router'
import styles from './registration-form.module.css'
import type { Refusal } from './use-registering.ts'

/** The Error dialog of the sign-up; somebody who has signed up before is shown the way in. */
export function RegistrationRefused(props: {
  refusal: Refusal | null
  email: string
  onClose: () => void
}) {
  const { refusal, email, onClose } = props
  return (
    <Modal
      opened={refusal !== null}
      onClose={onClose}
      title="Error"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <p className={styles.problem}>{refusal?.message}</p>
      <div className={styles.ways}>
        {refusal?.isTaken && (
          <>
            <Button component={Link} to="/login" state={{ email }}>
              Login
            </Button>
            <Button component={Link} to="/forgot-password" state={{ email }} variant="default">
              Forgot password?
            </Button>
          </>
        )}
        <Button onClick={onClose} {...(refusal?.isTaken && { variant: 'subtle' })}>
          Close
        </Button>
      </div>
    </Modal>
  )
}
