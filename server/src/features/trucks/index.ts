export { listTrucks } from './list-trucks.ts'
export { removeTruck } from './remove-truck.ts'
export { saveTruck } from './save-truck.ts'
