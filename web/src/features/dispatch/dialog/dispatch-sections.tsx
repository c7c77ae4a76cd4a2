import { type DispatchCall, type FieldSection, jobField } from '@towline/contract'
import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'
import { BillingFields } from './billing-fields.tsx'
import { CallSection } from './call-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { type FormValues, shownField } from './dispatch-form.ts'
import { DriverSection } from './driver-section.tsx'
import { LocationSection } from './location-section.tsx'
import type { Reservation } from './use-reservation.ts'
import { VehicleSection } from './vehicle-section.tsx'

/** What a section is drawn from; `call` is the stored record, null for a new one. */
type Context = {
  call: DispatchCall | null
  reservation: Reservation | null
  /** The section somebody wants to go to at once. */
  openAt: SectionName | undefined
}

export type SectionName = FieldSection

/** Part of the dialog. */
export type Section = { name: SectionName; title: string; fields: (context: Context) => ReactNode }

/** The sections of the dialog, in the order in which things are said on the phone. */
export const sections: readonly Section[] = [
  {
    name: 'details',
    title: 'Call Details',
    fields: ({ call, openAt }) => <CallSection call={call} takesFocus={!openAt} />,
  },
  {
    name: 'location',
    title: 'Location/Service Information',
    fields: ({ call }) => <LocationSection call={call} />,
  },
  { name: 'vehicle', title: 'Vehicle Information', fields: () => <VehicleSection /> },
  {
    name: 'account',
    title: 'Account Information',
    fields: ({ call }) => <AccountSection call={call} />,
  },
  {
    name: 'contact',
    title: 'Contact Information',
    fields: ({ call }) => <ContactSection call={call} />,
  },
  {
    name: 'driver',
    title: 'Driver/Truck Information',
    fields: ({ call, reservation, openAt }) =>
      reservation && (
        <DriverSection call={call} reservation={reservation} takesFocus={openAt === 'driver'} />
      ),
  },
  {
    name: 'billing',
    title: 'Billing Information',
    fields: ({ call }) => <BillingFields call={call} />,
  },
]

/** The sections that are open at first: the one asked for, or what a caller is asked, or what is changed most. */
export function openAtFirst(
  call: DispatchCall | null,
  openAt: SectionName | undefined,
): SectionName[] {
  if (openAt) return [openAt]
  if (!call) return ['details', 'location', 'vehicle', 'contact']
  return isToBill(call) ? ['details', 'location', 'billing'] : ['details', 'location']
}

/** Whether a job is done, or was gone for in vain, and has no bill. */
const isToBill = ({ status, billing }: DispatchCall) =>
  (status === 'completed' || status === 'cancelled') && billing.lineItems.length === 0

/** Where that is typed which is no field of its own. */
const besideFields: Record<string, SectionName> = {
  status: 'details',
  createdDate: 'details',
  lineItems: 'billing',
  taxPercent: 'billing',
}

/** The section that holds a field of the form, or what stands at a path in it. */
export function sectionOf(path: string): SectionName {
  const [name = ''] = path.split('.')
  const field = jobField(name)
  const shown = field?.behind ? jobField(field.behind) : field
  return shown?.section ?? besideFields[name] ?? 'contact'
}

/** What the server says of fields, by the names they have in the form. */
export function formErrors(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const inForm = path.replace(/^billing\./, '')
      return [isPlain(inForm) ? shownField(inForm) : inForm, text]
    }),
  )
}

// A path with a dot leads into a line item; any other is a field's own name.
const isPlain = (path: string): path is keyof FormValues => !path.includes('.')
