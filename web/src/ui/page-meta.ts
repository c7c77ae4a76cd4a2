/** What a public page says of itself to browsers, search engines and link previews. */
export const pageMeta = (title: string, description: string) => [
  { title },
  { name: 'description', content: description },
]
