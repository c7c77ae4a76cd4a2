/** What people call the fields of a truck. */
export const truckLabels = {
  name: 'Name',
  type: 'Type',
  duty: 'Duty',
  licensePlate: 'License Plate',
  plateExpDate: 'License Exp Date',
  vin: 'VIN',
  manufacturer: 'Manufacturer',
  model: 'Model',
  year: 'Year',
  tdlrNumber: 'TDLR#',
  status: 'Status',
  notes: 'Notes',
} as const
