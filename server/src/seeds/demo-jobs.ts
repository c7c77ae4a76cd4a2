import type { Account, Employee, SaveDispatchCall, Truck } from '@towline/contract'

const MINUTE = 60_000

/** What the demo company has by the time its jobs are made. */
type Company = { people: Employee[]; trucks: Truck[]; accounts: Account[] }

/** The one among them of whom this is true; the demo's own lists have it. */
function only<T>(list: readonly T[], isIt: (one: T) => boolean): T {
  const found = list.find(isIt)
  if (!found) throw new Error('the demo company lacks something its jobs name')
  return found
}

function driven({ people, trucks }: Company, firstName: string, truckName: string) {
  const driver = only(people, (one) => one.firstName === firstName)
  const truck = only(trucks, (one) => one.name === truckName)
  return {
    driverId: driver.id,
    driverName: `${driver.firstName} ${driver.lastName}`,
    truckId: truck.id,
    truckName: truck.name,
  }
}

function ofAccount({ accounts }: Company, name: string) {
  const account = only(accounts, (one) => one.name === name)
  return {
    vendorId: account.id,
    vendorAccountNumber: account.accountNumber,
    vendorContactName: account.contactName,
    vendorContactNumber: account.contactPhoneNumber,
  }
}

/** An evening's board: one waiting, one on the way, one for tomorrow, one done. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of jobs, one after the other
export function demoJobs(now: number, company: Company): SaveDispatchCall[] {
  return [
    {
      createdDate: now - 190 * MINUTE,
      customerName: 'Priya Raman',
      customerPhone: '9725550121',
      towReason: 'Flat tire',
      pickupAddress: '2601 Preston Rd, Frisco, TX 75034',
      validPickupAddress: true,
      pickupAddressLatLng: { lat: 33.0995, lng: -96.8106 },
      vehicleYear: '2020',
      vehicleMake: 'Subaru',
      vehicleModel: 'Outback',
      vehicleColor: 'Green',
      ...ofAccount(company, 'Prairie Star Motor Club'),
      mcDispatchNumber: 'PS-20417',
      mcMembershipNumber: '5501284',
      mcCoverageAmt: 100,
      ...driven(company, 'June', 'Service 1'),
      dispatchedDateTime: now - 180 * MINUTE,
      onSceneDateTime: now - 155 * MINUTE,
      completedDateTime: now - 130 * MINUTE,
      billing: { lineItems: [{ name: 'Tire change', amount: 85 }], taxPercent: 0 },
    },
    {
      createdDate: now - 26 * MINUTE,
      customerName: 'Alicia Moreno',
      customerPhone: '2145550147',
      canReceiveText: true,
      towReason: 'Dead battery',
      pickupAddress: '6121 W Park Blvd, Plano, TX 75093',
      validPickupAddress: true,
      pickupAddressLatLng: { lat: 33.0296, lng: -96.8311 },
      dropoffAddress: '850 E Main St, Frisco, TX 75034',
      validDropoffAddress: true,
      dropoffAddressLatLng: { lat: 33.1506, lng: -96.8145 },
      vehicleYear: '2016',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      vehicleColor: 'Blue',
      licensePlateInfo: 'KTR4821',
      licensePlateState: 'TX',
      ...ofAccount(company, 'Main Street Auto Care'),
      ...driven(company, 'Teo', 'Flatbed 1'),
      dispatchedDateTime: now - 18 * MINUTE,
      enrouteDateTime: now - 15 * MINUTE,
      billing: {
        lineItems: [
          { name: 'Hook-up', amount: 95 },
          { name: 'Mileage, 9 mi', amount: 36 },
        ],
        taxPercent: 8.25,
      },
    },
    {
      createdDate: now - 12 * MINUTE,
      status: 'scheduled',
      scheduledDateTime: now + 14 * 60 * MINUTE,
      customerName: 'Grant Auto Body',
      customerPhone: '9405550116',
      towReason: 'Dealer/shop transfer',
      pickupAddress: '1720 S Loop 288, Denton, TX 76205',
      validPickupAddress: true,
      pickupAddressLatLng: { lat: 33.1911, lng: -97.093 },
      dropoffAddress: '3305 Dallas Pkwy, Plano, TX 75093',
      validDropoffAddress: true,
      dropoffAddressLatLng: { lat: 33.0507, lng: -96.8289 },
      vehicleYear: '2019',
      vehicleMake: 'Ford',
      vehicleModel: 'Transit',
      ...ofAccount(company, 'Grant Auto Body'),
      vehicleType: 'Medium',
    },
    {
      createdDate: now - 6 * MINUTE,
      customerName: 'Sam Okafor',
      customerPhone: '4695550163',
      canReceiveText: true,
      towReason: 'Stuck/winch',
      pickupAddress: 'US-380 westbound near FM 423, Little Elm, TX',
      validPickupAddress: true,
      pickupAddressLatLng: { lat: 33.2185, lng: -96.8905 },
      vehicleYear: '2014',
      vehicleMake: 'Ram',
      vehicleModel: '1500',
      vehicleColor: 'Silver',
      driveType: '4WD',
    },
  ]
}
