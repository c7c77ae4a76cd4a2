import type { Reservation } from './reservations.store.ts'

/** `Dana Whitfield is sending him to #1007` */
export function whoSends({ name, label }: Pick<Reservation, 'name' | 'label'>): string {
  return `${name} is sending them to ${label || 'another call'}`
}
