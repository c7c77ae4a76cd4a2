import type { ImportColumns, ImportKind } from './imports.schema.ts'

/** A field that a column can fill. */
export type ImportField = {
  name: string
  label: string
  isRequired: boolean
  /** How other programs head it, in small letters and without signs; the likeliest first. */
  heads: readonly string[]
}

/** One field a line: `name | label | how it is headed`; a star marks one that every row must have. */
const fieldsOf = (table: string): ImportField[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', label = '', heads = ''] = line.split('|').map((part) => part.trim())
      return {
        name: name.replace('*', ''),
        label,
        isRequired: name.endsWith('*'),
        heads: heads.split(',').map((head) => head.trim()),
      }
    })

/**
 * What each kind of file can fill. Towbook publishes no list of its columns: these are the words of its help
 * and screens, beside those of QuickBooks and of the spreadsheets people keep.
 */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  accounts: fieldsOf(`
    name*               | Name                  | account name, company name, customer name, business name, customer full name, full name, account, company, customer, name
    type                | Account Type          | account type, customer type, type, category
    accountNumber       | Account Number        | account number, account no, account id, customer number, provider id, contractor id, customer id, number
    contactName         | Contact Name          | contact name, primary contact, contact person, contact, attention, attn
    contactPhoneNumber  | Contact Phone         | contact phone, phone number, main phone, phone 1, phone, mobile, cell
    contactFaxNumber    | Contact Fax           | contact fax, fax number, fax
    contactEmail        | Contact Email         | contact email, email address, main email, email
    address             | Address               | physical address, street address, address line 1, address 1, address, street
    city                | City                  | physical city, city, town
    state               | State                 | physical state, state, province
    zip                 | ZIP                   | physical zip, zip code, postal code, zip, postal
    billingContactName  | Billing Contact Name  | billing contact name, billing contact, bill to name
    billingContactEmail | Billing Contact Email | billing contact email, billing email, invoice email
    billingAddress      | Billing Address       | billing address, billing street, bill to address
    billingCity         | Billing City          | billing city, bill to city
    billingState        | Billing State         | billing state, bill to state
    billingZip          | Billing ZIP           | billing zip code, billing zip, billing postal code, bill to zip
    taxExempt           | Tax exempt            | tax exempt, is tax exempt, exempt
    creditLimit         | Credit limit          | credit limit, limit
    paymentTerms        | Payment terms         | payment terms, terms
    notes               | Notes                 | account notes, notes, note, comments, memo`),
  customers: fieldsOf(`
    name*              | Name or first name | customer name, full name, customer full name, display name, first name, firstname, customer, contact name, name
    lastName           | Last name          | last name, lastname, surname, family name
    contactPhoneNumber* | Phone             | phone number, mobile phone, cell phone, main phone, customer phone, contact phone, mobile, cell, phone, phone 1
    contactEmail       | Email              | email address, main email, email
    address            | Address            | street address, address line 1, address 1, address, street
    city               | City               | city, town
    state              | State              | state, province
    zip                | ZIP                | zip code, postal code, zip, postal
    notes              | Notes              | notes, note, comments, memo`),
  trucks: fieldsOf(`
    name*        | Name               | truck name, truck number, truck no, unit number, unit no, unit, truck, name
    type         | Type               | truck type, body type, type
    duty         | Duty               | duty, class, weight class, duty class
    licensePlate | License plate      | license plate, plate number, plate no, plate, tag, license
    vin          | VIN                | vin, vin number, vehicle identification number, serial number
    manufacturer | Manufacturer       | manufacturer, truck make, make
    model        | Model              | truck model, model
    year         | Year               | truck year, model year, year
    tdlrNumber   | TDLR number        | tdlr number, tdlr no, tdlr, permit number, permit
    plateExpDate | Plate expires      | plate expiration date, plate expiration, registration expiration, registration expires, plate expires, expiration
    notes        | Notes              | notes, note, comments`),
  employees: fieldsOf(`
    firstName*            | First name              | first name, firstname, given name, first
    lastName*             | Last name               | last name, lastname, surname, family name, last
    email*                | Email                   | email address, email, username, login
    phoneNumber*          | Phone                   | phone number, mobile phone, cell phone, mobile, cell, phone
    roles                 | Role                    | user type, role, roles, position, job title, title, type
    tdlrNumber            | Driver TDLR#            | tdlr number, driver tdlr, tdlr no, tdlr
    licenseNumber         | License number          | drivers license number, driver license number, license number, license no, dl number, cdl number, license
    licenseClass          | License class           | license class, cdl class, class
    licenseExpirationDate | License expires         | license expiration date, license expiration, license expires, expiration date
    emergencyContactName  | Emergency contact       | emergency contact name, emergency contact, emergency name
    emergencyContactPhone | Emergency contact phone | emergency contact phone, emergency phone
    notes                 | Notes                   | notes, note, comments`),
  jobs: fieldsOf(`
    number*        | Number             | call number, call no, job number, job no, dispatch number, ticket number, ticket no, call id, job id, call, ticket, reference number, number, id
    receivedAt*    | Received           | created, date created, created date, create date, created at, date received, received, call date, call time, date time, service date, date
    status         | Status             | call status, job status, status
    account        | Account            | account name, account, company name, company, bill to, motor club
    reason         | Reason             | tow reason, reason for call, reason, service type, service, call type, type of call
    customerName   | Customer           | customer name, contact name, customer, contact, owner name, name
    customerPhone  | Customer phone     | customer phone, contact phone, phone number, callback number, phone
    pickup         | Pickup             | tow source, source, pickup address, pickup location, pickup, towed from, tow from, location
    destination    | Destination        | tow destination, destination, dropoff address, drop off address, dropoff, drop off, towed to, tow to
    vehicleYear    | Vehicle year       | vehicle year, year
    vehicleMake    | Vehicle make       | vehicle make, make
    vehicleModel   | Vehicle model      | vehicle model, model
    vehicleColor   | Vehicle color      | vehicle color, color
    plate          | License plate      | license plate, plate number, plate no, plate, tag, license number, license
    plateState     | Plate state        | license state, plate state, license plate state, tag state, state
    vin            | VIN                | vin, vin number, vehicle identification number
    odometer       | Odometer           | odometer, mileage
    driver         | Driver             | driver name, tow operator, driver
    truck          | Truck              | truck name, truck number, truck no, truck, unit
    poNumber       | PO number          | purchase order number, purchase order, po number, po no, po
    invoiceNumber  | Invoice number     | invoice number, invoice no, invoice
    dispatchedAt   | Dispatched         | dispatched time, dispatch time, dispatched, dispatched at
    enRouteAt      | En route           | enroute time, en route time, enroute, en route
    onSceneAt      | On scene           | on scene time, onscene time, on scene, onscene, arrival time, arrived
    towingAt       | Towing             | towing time, tow time, towing, in tow
    completedAt    | Completed          | completed time, completion time, completed, date completed, completed at, cleared
    total          | Total              | invoice total, grand total, total amount, total, amount, price
    tax            | Tax in it          | sales tax, tax amount, taxes, tax
    balance        | Still unpaid of it | balance due, amount due, balance, unpaid
    notes          | Notes              | call notes, notes, note, comments, remarks`),
}

/** A head as it is compared: small letters and digits, one space between words. */
const bareHead = (head: string) =>
  head
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/#/g, ' no ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // `E-mail` is one word, and `Telephone` is a phone.
    .replace(/\be (?=m)/g, 'e')
    .replace(/\btele(?=ph)/g, '')

/** The columns that the heads of a file mean, as far as they tell. Each column fills one field. */
export function guessColumns(kind: ImportKind, heads: readonly string[]): ImportColumns {
  const bare = heads.map(bareHead)
  const taken = new Set<number>()
  const found: ImportColumns = {}
  const claims = importFields[kind].flatMap(({ name, heads: known }) =>
    known.flatMap((head, rank) => {
      const at = bare.indexOf(head)
      return at < 0 ? [] : [{ name, at, rank }]
    }),
  )
  // The likeliest word goes first: `Billing Email` is no contact's before it is the billing contact's.
  for (const { name, at } of claims.toSorted((one, other) => one.rank - other.rank)) {
    if (name in found || taken.has(at)) continue
    found[name] = at
    taken.add(at)
  }
  return found
}
