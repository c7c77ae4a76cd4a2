/** A text as it is looked for: small letters without their accents, so that "munoz" finds Muñoz. */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
