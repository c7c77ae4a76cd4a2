export { type CorpusLine, linesOf, profiles, type Split } from './read-corpus.ts'
