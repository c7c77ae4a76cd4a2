export * from './voice.endpoints.ts'
