export { chooseModel } from './choose-model.ts'
export { type Model, ModelFailed, type ModelMessage, type ModelTool } from './model.port.ts'
export { poweredBy } from './powered-by.ts'
export { vendorOf } from './vendor-of.mjs'
