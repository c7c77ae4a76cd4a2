/** A vehicle somebody had towed off their property, as it is taken in. */
export const anImpound = (lotId: string, receivedAt: number) => ({
  lotId,
  receivedAt,
  order: 'Private property',
  authorizedBy: 'Harriet Stone',
  towedFrom: '1 Elm St, Frisco, TX',
  licensePlate: 'CEE-6311',
})
