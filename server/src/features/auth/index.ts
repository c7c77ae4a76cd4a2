export { driverOwnJobs, employeeByEmail, stillSignedIn } from './auth.store.ts'
export { authenticate } from './authenticate.ts'
export { beginSession } from './begin-session.ts'
export { endSessionsOf } from './end-sessions.ts'
export { forgotPassword, mailPasswordLink } from './forgot-password.ts'
export { tellOfGuesses } from './guesses-mail.ts'
export { createIdentify, type Identify, SESSION_IDLE_MS } from './identify.ts'
export { logout } from './logout.ts'
export { endEmailChange } from './new-email.store.ts'
export { askNewEmail, confirmNewEmail, readNewEmail } from './new-email.ts'
export { hashNewPassword } from './new-password.ts'
export { invite, mailCredentialsChanged, offerPassword } from './offer-password.ts'
export { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
export { createPasswordCheck, isPasswordBy } from './password-check.ts'
export { hashPassword } from './passwords.ts'
export { readPasswordLink, resetPassword } from './reset-password.ts'
export { clearTwoStep, requireTwoStep } from './two-step/company-two-step.ts'
export { finishSignIn } from './two-step/finish-sign-in.ts'
export {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  makeRecoveryCodes,
  readTwoStep,
  removeApp,
  removePasskey,
} from './two-step/own-two-step.ts'
export { beginPasskeySignIn, signInByPasskey } from './two-step/passkey-sign-in.ts'
export { tellOfCodes } from './two-step/tell-two-step.ts'
export { sealAppSecrets } from './two-step/two-step.store.ts'
