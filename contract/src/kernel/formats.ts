// Apart from the schemas: pages that only show a number need no more.

/** The ten digits of a US number however it is written; other input comes back as its digits. */
export function phoneDigits(written: string): string {
  const digits = written.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** `(xxx) xxx-xxxx` for a US number, the input as it was for anything else. */
export function formatPhone(written: string): string {
  const digits = phoneDigits(written)
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : written
}

/** `+1…` for ten digits, as telephone carriers write it; other input unchanged. */
export function toE164(written: string): string {
  const digits = phoneDigits(written)
  return digits.length === 10 ? `+1${digits}` : written
}

/** Seconds as hours:minutes:seconds, each padded to two digits. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
