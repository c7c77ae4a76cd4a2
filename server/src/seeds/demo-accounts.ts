import type { SaveAccount } from '@towline/contract'

/** Whom the demo company works for, one of each kind that is treated in a way of its own. */
export const demoAccounts: SaveAccount[] = [
  {
    ...{ type: 'Motor Club', name: 'Prairie Star Motor Club', accountNumber: 'PSMC-3307' },
    ...{ contactName: 'Provider desk', contactPhoneNumber: '9725550151' },
    ...{ contactEmail: 'desk@prairiestar.example', taxExempt: true, isCallOut: true },
    ...{ billingAddress: '2200 W Plano Pkwy', billingCity: 'Plano', billingState: 'TX' },
    ...{ billingZip: '75075', billingContactEmail: 'claims@prairiestar.example' },
    emailInvoicesAutomatically: true,
    notes:
      'Ask for the member id and the coverage amount. Over the coverage the member pays on the spot. Call the desk before waiting over 15 minutes.',
  },
  {
    ...{ type: 'Repair Shop', name: 'Main Street Auto Care', accountNumber: 'MS-118' },
    ...{ contactName: 'Gloria Tran', contactPhoneNumber: '9725550152' },
    ...{ address: '850 E Main St', city: 'Frisco', state: 'TX', zip: '75034' },
    useAddressAs: 'Destination',
    notes: 'After six o’clock: keys into the drop box, car into row B.',
  },
  {
    ...{ type: 'Body Shop', name: 'Grant Auto Body', accountNumber: 'GAB-42' },
    ...{ contactName: 'Walt Grant', contactPhoneNumber: '9405550116' },
    ...{ address: '1720 S Loop 288', city: 'Denton', state: 'TX', zip: '76205' },
    useAddressAs: 'Destination',
  },
  {
    ...{ type: 'Police', name: 'Frisco Police Rotation', accountNumber: 'ROT-7' },
    ...{ contactName: 'Watch desk', contactPhoneNumber: '9725550153', isCallOut: true },
    ...{ city: 'Frisco', state: 'TX' },
    notes: 'On scene within 30 minutes. Sweep the lane. The officer’s case number goes into PO.',
  },
  {
    ...{ type: 'Property', name: 'Cedar Bend Apartments', accountNumber: 'CB-901' },
    ...{ contactName: 'Renee Holt', contactPhoneNumber: '9725550154' },
    ...{ address: '3900 Legacy Dr', city: 'Plano', state: 'TX', zip: '75023' },
    useAddressAs: 'Pickup',
    notes: 'Only what the office has asked for in writing. Photos of the sign and all four sides.',
  },
  {
    ...{ type: 'Fleet', name: 'Blue Route Delivery', accountNumber: 'BR-5520' },
    ...{ contactName: 'Fleet line', contactPhoneNumber: '9405550155' },
    ...{ contactEmail: 'fleet@blueroute.example', addContactToCalls: true },
    ...{ address: '2100 Shady Oaks Dr', city: 'Denton', state: 'TX', zip: '76205' },
    ...{ billingAddress: '2100 Shady Oaks Dr', billingCity: 'Denton', billingState: 'TX' },
    ...{ billingZip: '76205', billingContactName: 'Omar Haddad' },
    notes: 'PO number for everything over $250.',
  },
  {
    ...{ type: 'Dealership', name: 'Tollway Motors', accountNumber: 'TM-64' },
    ...{ contactName: 'Service drive', contactPhoneNumber: '9725550156' },
    ...{ address: '3305 Dallas Pkwy', city: 'Plano', state: 'TX', zip: '75093' },
    useAddressAs: 'Destination',
    addContactToCalls: true,
  },
  {
    ...{ type: 'Cash', name: 'Old Mill Garage', accountNumber: 'OM-12', disabled: true },
    ...{ contactName: 'Pete Old', contactPhoneNumber: '4695550157' },
    ...{ address: '12 Mill Rd', city: 'Little Elm', state: 'TX', zip: '75068' },
    notes: 'Disabled until the March invoice is paid.',
  },
]
