import { z } from 'zod'
import { Id } from '../kernel/index.ts'
import { accountSchemas } from './accounts.fields.ts'

/** A customer of the company: motor club, garage, police. On the wire it is a vendor. */
export const Account = z.object({
  id: Id,
  version: z.int().min(1),
  ...accountSchemas,
  type: z.string(),
  isDeleted: z.boolean(),
  isActive: z.boolean(),
  /** 'No Account Specified', which can not be opened or changed. */
  isPlaceholder: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const SaveAccount = z.object({
  id: z.union([Id, z.literal('')]).nullish(),
  /** The version the changes were made on; without it they are taken at their word. */
  version: z.int().min(1).optional(),
  ...z.object({ ...accountSchemas, isDeleted: z.boolean() }).partial().shape,
  name: accountSchemas.name,
})
export type SaveAccount = z.infer<typeof SaveAccount>
