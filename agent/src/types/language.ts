/** What the agent speaks. A further language is one more file like `english.text.ts`. */
export type Language = 'en' | 'es'
