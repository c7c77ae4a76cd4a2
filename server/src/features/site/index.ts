export { numberUrls, register } from './register.ts'
