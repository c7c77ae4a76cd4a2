export { accountByPhone, insertPlaceholder, NO_ACCOUNT } from './accounts.store.ts'
