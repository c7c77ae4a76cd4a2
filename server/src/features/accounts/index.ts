export {
  accountById,
  accountsByPhone,
  insertAccounts,
  insertPlaceholder,
} from './accounts.store.ts'
export { listAccountTypes, listVendors } from './list-vendors.ts'
export { newAccount, saveAccount } from './save-account.ts'
export { readAccount, searchAccounts } from './search-accounts.ts'
