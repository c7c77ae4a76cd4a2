const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What people wrote or said, as text of HTML and nothing else, in double quotes too. */
export const asHtmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '')
