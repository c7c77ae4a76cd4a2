/** What people call the fields of an employee. */
export const employeeLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone',
  password: 'Password',
  currentPassword: 'Current Password',
  roles: 'Roles',
  language: 'Language of the driver’s page',
  tdlrNumber: 'Driver TDLR#',
  licenseNumber: 'License Number',
  licenseClass: 'License Class',
  licenseExpirationDate: 'License Expiration Date',
  emergencyContactName: 'Emergency Contact Name',
  emergencyContactPhone: 'Emergency Contact Phone',
  notes: 'Notes',
} as const
