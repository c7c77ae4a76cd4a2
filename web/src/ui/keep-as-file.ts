/** Hands a file to the browser's downloads: CSV, or text of another type. */
export function keepAsFile(
  file: { name: string; csv: string } | { name: string; text: string; type: string },
): void {
  const [text, type] = 'csv' in file ? [file.csv, 'text/csv'] : [file.text, file.type]
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  URL.revokeObjectURL(address)
}
