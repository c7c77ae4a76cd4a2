export { accountByPhone, insertPlaceholder } from './accounts.store.ts'
