/** `Basic …` of an address and a password, in UTF-8 so that no character is lost. */
export function basicCredential(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
