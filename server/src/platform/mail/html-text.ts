const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What people wrote or said, as text of an HTML mail and nothing else. */
export const asHtmlText = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '')
