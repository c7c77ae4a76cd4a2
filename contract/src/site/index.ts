export * from './contact.endpoints.ts'
export * from './site.endpoints.ts'
export * from './site-address.ts'
