export { DirectoryTab } from './directory-tab.tsx'
export { employeesLive } from './employees.live.ts'
export { askForDirectory, askForProfile } from './employees.queries.ts'
export { ProfileTab } from './profile-form.tsx'
