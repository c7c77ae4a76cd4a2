/** Text as LIKE takes it at its word: the characters that stand for others there stand for themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
