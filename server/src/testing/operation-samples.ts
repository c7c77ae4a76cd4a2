import type { Employee } from '@towline/contract'
import { importSamples } from '../features/imports/testing/samples.ts'
import { anImpound } from '../features/impounds/testing/an-impound.ts'
import { invoiceSamples } from '../features/invoices/testing/samples.ts'
import { newId } from '../platform/ids.ts'

/** Something of one company, by the names the samples use. */
export type Things = {
  jobId: string
  /** Of the company; where a role asks, whoever asks. */
  employee: Pick<Employee, 'id' | 'email' | 'roles'>
  truckId: string
  trackerId: string
  accountId: string
  rateSheetId: string
  savedReportId: string
  lotId: string
  impoundId: string
  /** A letter and a photo of that vehicle. */
  letterId: string
  storedMediaId: string
  importId: string
  invoiceId: string
  paymentId: string
  payToken: string
  zoneId: string
  mediaId: string
  /** A photo the customer sent in his chat. */
  sentMediaId: string
  phoneCallId: string
  chatId: string
  aiAgentChatId: string
  callSid: string
  number: string
}

export type Sample = { path: string; body?: unknown; file?: Blob; headers?: Record<string, string> }

export const MONDAY = Date.parse('2026-01-05T15:00:00Z')

/** A zone in three corners. */
export const CORNER = [
  { lat: 33.1, lng: -96.9 },
  { lat: 33.2, lng: -96.9 },
  { lat: 33.2, lng: -96.8 },
]

/** The smallest of photos. */
export const photo = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
])

const aPasskey = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }

/** A right request to each operation about things of one company; a new operation needs a line here. */
export const samples: Record<string, (things: Things) => Sample> = {
  readCompany: () => ({ path: '/towline/company' }),
  saveCompany: () => ({
    path: '/towline/company',
    body: { name: 'Our Towing', phoneNumber: '4695550188', zip: '75034' },
  }),
  readSetup: () => ({ path: '/towline/company/setup' }),
  changeSetup: () => ({ path: '/towline/company/setup', body: { checkLine: true } }),
  removeDemo: () => ({ path: '/towline/company/setup/demo' }),
  authenticate: () => ({ path: '/towline/admin/authenticate' }),
  logout: () => ({ path: '/towline/admin/logout', body: {} }),
  listSessions: () => ({ path: '/towline/admin/sessions' }),
  // No session of anybody: whose password it is asked with has none.
  endSession: ({ jobId }) => ({ path: `/towline/admin/sessions/${jobId}/end` }),
  endOtherSessions: () => ({ path: '/towline/admin/sessions/end-others' }),
  finishSignIn: () => ({
    path: '/towline/admin/authenticate/second-step',
    body: { pending: 'x', code: '123456' },
  }),
  beginPasskeySignIn: () => ({ path: '/towline/admin/authenticate/passkey/begin' }),
  signInByPasskey: () => ({ path: '/towline/admin/authenticate/passkey', body: {} }),
  readTwoStep: () => ({ path: '/towline/admin/two-step' }),
  beginApp: () => ({ path: '/towline/admin/two-step/app/begin' }),
  confirmApp: () => ({ path: '/towline/admin/two-step/app/confirm', body: { code: '123456' } }),
  removeApp: () => ({ path: '/towline/admin/two-step/app/remove' }),
  makeRecoveryCodes: () => ({ path: '/towline/admin/two-step/recovery-codes' }),
  beginPasskey: () => ({ path: '/towline/admin/two-step/passkey/begin' }),
  addPasskey: () => ({
    path: '/towline/admin/two-step/passkey',
    body: { ...aPasskey, response: { clientDataJSON: '', attestationObject: '' } },
  }),
  removePasskey: ({ jobId }) => ({ path: `/towline/admin/two-step/passkey/${jobId}/remove` }),
  clearTwoStep: ({ employee }) => ({ path: `/towline/employee/${employee.id}/two-step/clear` }),
  requireTwoStep: () => ({ path: '/towline/company/two-step', body: { isRequired: false } }),
  readNewEmail: () => ({ path: '/towline/admin/new-email-link', body: { token: 'x' } }),
  confirmNewEmail: () => ({ path: '/towline/admin/new-email', body: { token: 'x' } }),
  forgotPassword: () => ({
    path: '/towline/admin/forgot-password',
    body: { email: 'nobody@x.example' },
  }),
  readPasswordLink: () => ({ path: '/towline/admin/password-link', body: { token: 'x' } }),
  resetPassword: () => ({ path: '/towline/admin/reset-password', body: {} }),
  inviteEmployee: ({ employee }) => ({ path: `/towline/employee/${employee.id}/invite` }),
  listEmployees: () => ({ path: '/towline/employee/all' }),
  listEmployeesBy: () => ({ path: '/towline/employee/all/driver' }),
  readEmployee: ({ employee }) => ({ path: `/towline/employee/${employee.id}` }),
  saveEmployee: ({ employee }) => ({
    path: '/towline/employee',
    body: { ...employee, firstName: 'Kit', lastName: 'Test', phoneNumber: '4695550177' },
  }),
  listTrucks: () => ({ path: '/towline/truck/all/active' }),
  saveTruck: ({ truckId }) => ({
    path: '/towline/truck',
    body: { id: truckId, name: 'Flatbed 1', status: 'active' },
  }),
  removeTruck: ({ truckId }) => ({ path: `/towline/truck/${truckId}` }),
  readTracker: ({ truckId }) => ({ path: `/towline/truck/${truckId}/tracker` }),
  makeTracker: ({ truckId }) => ({ path: `/towline/truck/${truckId}/tracker` }),
  removeTracker: ({ truckId }) => ({ path: `/towline/truck/${truckId}/tracker` }),
  trackByQuery: ({ trackerId }) => ({ path: `/towline/track/${trackerId}?lat=33.1&lon=-96.8` }),
  track: ({ trackerId }) => ({
    path: `/towline/track/${trackerId}`,
    body: { _type: 'location', lat: 33.1, lon: -96.8 },
  }),
  listVendors: () => ({ path: '/towline/vendor/search', body: {} }),
  listAccountTypes: () => ({ path: '/towline/vendor/types' }),
  searchAccounts: () => ({ path: '/towline/api/vault/Vendor/byCriteria', body: {} }),
  readAccount: ({ accountId }) => ({ path: `/towline/api/vault/Vendor/${accountId}` }),
  saveAccount: ({ accountId }) => ({
    path: '/towline/api/vault/Vendor',
    body: { id: accountId, name: 'Harriet Stone Garage' },
  }),
  listRateSheets: ({ accountId }) => ({ path: `/towline/rates/${accountId}` }),
  listRateAccounts: () => ({ path: '/towline/rate-accounts' }),
  saveRateSheet: ({ accountId }) => ({
    path: '/towline/rates',
    body: {
      accountId,
      validFrom: '2099-01-01',
      rates: { services: [{ service: 'Tow', base: 95 }] },
    },
  }),
  removeRateSheet: ({ rateSheetId }) => ({ path: `/towline/rate-sheet/${rateSheetId}` }),
  exportRateSheet: ({ rateSheetId }) => ({ path: `/towline/rate-sheet/${rateSheetId}/csv` }),
  readRatesCsv: () => ({ path: '/towline/rates/csv', body: { csv: 'Kind,Name,Price' } }),
  listRateHistory: ({ accountId }) => ({ path: `/towline/rates/${accountId}/history` }),
  readRetention: () => ({ path: '/towline/privacy/retention' }),
  saveRetention: () => ({
    path: '/towline/privacy/retention',
    body: { version: 0, recordings: 0, transcripts: 0, messages: 0, media: 0, positions: 0 },
  }),
  findPerson: () => ({ path: '/towline/privacy/person/find', body: { who: '9725550100' } }),
  erasePerson: () => ({
    path: '/towline/privacy/person/erase',
    body: { who: '9725550100', confirm: 'ERASE' },
  }),
  listExports: () => ({ path: '/towline/privacy/exports' }),
  startExport: () => ({ path: '/towline/privacy/exports' }),
  downloadExport: ({ jobId }) => ({ path: `/towline/privacy/exports/${jobId}/file` }),
  listCompanyHistory: () => ({ path: '/towline/history' }),
  listRecordHistory: ({ truckId }) => ({ path: `/towline/history/truck/${truckId}` }),
  listZones: () => ({ path: '/towline/zone' }),
  saveZone: ({ zoneId }) => ({
    path: '/towline/zone',
    body: { id: zoneId, name: 'Harriet’s corner', color: 'teal', areas: [CORNER] },
  }),
  removeZone: ({ zoneId }) => ({ path: `/towline/zone/${zoneId}` }),
  importZones: () => ({ path: '/towline/zone/import', body: { geojson: '{}' } }),
  exportZones: () => ({ path: '/towline/zone/geojson' }),
  listZoneHistory: () => ({ path: '/towline/zone/history' }),
  ...importSamples,
  ...invoiceSamples,
  listLots: () => ({ path: '/towline/impound-lot' }),
  saveLot: ({ lotId }) => ({
    path: '/towline/impound-lot',
    body: { id: lotId, name: 'Harriet’s yard', spaces: 40 },
  }),
  listImpounds: () => ({ path: '/towline/impound' }),
  readImpound: ({ impoundId }) => ({ path: `/towline/impound/${impoundId}` }),
  draftImpound: () => ({ path: '/towline/impound-of-job/1001' }),
  saveImpound: ({ lotId, impoundId }) => ({
    path: '/towline/impound',
    body: { ...anImpound(lotId, MONDAY), id: impoundId },
  }),
  takeImpoundStep: ({ impoundId }) => ({
    path: `/towline/impound/${impoundId}/step`,
    body: { step: 'hold', by: 'Frisco Police' },
  }),
  writeImpoundLetter: ({ impoundId }) => ({
    path: `/towline/impound/${impoundId}/letter`,
    body: { which: 'first' },
  }),
  downloadImpoundLetter: ({ impoundId, letterId }) => ({
    path: `/towline/impound/${impoundId}/letter/${letterId}/pdf`,
  }),
  listImpoundMedia: ({ impoundId }) => ({ path: `/towline/impound/${impoundId}/media` }),
  uploadImpoundMedia: ({ impoundId, storedMediaId }) => ({
    path: `/towline/impound/${impoundId}/media`,
    file: photo,
    headers: { 'x-upload-id': storedMediaId, 'x-file-name': 'Harriet.png' },
  }),
  removeImpoundMedia: ({ impoundId, storedMediaId }) => ({
    path: `/towline/impound/${impoundId}/media/${storedMediaId}`,
  }),
  readReport: () => ({ path: '/towline/report?kind=money&by=reason' }),
  exportReport: () => ({ path: '/towline/report/csv?kind=times&by=driver' }),
  listSavedReports: () => ({ path: '/towline/saved-report' }),
  saveReport: ({ savedReportId }) => ({
    path: '/towline/saved-report',
    body: { id: savedReportId, name: 'Harriet’s month', question: { kind: 'jobs' } },
  }),
  removeSavedReport: ({ savedReportId }) => ({ path: `/towline/saved-report/${savedReportId}` }),
  listCommissions: () => ({ path: '/towline/commission' }),
  saveCommission: () => ({
    path: '/towline/commission',
    body: { validFrom: '2099-01-01', percent: 30, perJob: 5 },
  }),
  priceJob: () => ({ path: '/towline/dispatch/price', body: { towReason: 'Breakdown' } }),
  listPlans: () => ({ path: '/towline/plan' }),
  listCallHistory: () => ({ path: '/towline/customer/call_history/4695550142' }),
  searchCustomers: () => ({ path: '/towline/customer/search/Harriet' }),
  listRecentCalls: () => ({ path: '/towline/customer/calls' }),
  readChatRequest: ({ chatId }) => ({ path: `/towline/chatapi/${chatId}` }),
  readVoiceChat: ({ aiAgentChatId }) => ({ path: `/towline/chatapi/voicechat/${aiAgentChatId}` }),
  listChatMessages: ({ chatId }) => ({ path: `/towline/chatapi/messages/${chatId}` }),
  sendCustomerPlace: ({ chatId }) => ({
    path: `/towline/chatapi/${chatId}/place`,
    body: { place: { lat: 33.1, lng: -96.8 } },
  }),
  sendCustomerMedia: ({ chatId }) => ({
    path: `/towline/chatapi/${chatId}/media`,
    file: photo,
    headers: { 'x-upload-id': newId(), 'x-file-name': 'Harriet.png' },
  }),
  readCustomerThumbnail: ({ chatId, sentMediaId }) => ({
    path: `/towline/chatapi/${chatId}/media/${sentMediaId}`,
  }),
  openJobChat: ({ jobId }) => ({ path: `/towline/chat/of/${jobId}` }),
  textChatLink: ({ jobId }) => ({ path: `/towline/chat/of/${jobId}/text` }),
  listActiveCustomers: () => ({ path: '/towline/chat/customers' }),
  readDashboard: () => ({ path: '/towline/dashboard' }),
  readDashboardCharts: () => ({ path: '/towline/dashboard/charts' }),
  readDashboardWork: () => ({ path: '/towline/dashboard/work' }),
  readSubscription: () => ({ path: '/towline/subscription' }),
  openPortal: () => ({ path: '/towline/subscription/portal' }),
  openCheckout: () => ({ path: '/towline/subscription/checkout' }),
  readCheckout: () => ({ path: `/towline/register/${'x'.repeat(30)}` }),
  receivePaymentEvent: () => ({ path: '/towline/billing/webhook', body: {} }),
  readSandboxCheckout: () => ({ path: `/towline/sandbox/checkout/${'x'.repeat(30)}` }),
  paySandboxCheckout: () => ({ path: `/towline/sandbox/checkout/${'x'.repeat(30)}`, body: {} }),
  readSandboxPortal: () => ({ path: `/towline/sandbox/portal/${'x'.repeat(30)}` }),
  useSandboxPortal: () => ({ path: `/towline/sandbox/portal/${'x'.repeat(30)}`, body: {} }),
  searchDispatchCalls: () => ({
    path: '/towline/dispatch/search',
    body: { searchText: '', status: 'pending' },
  }),
  countDispatchCalls: () => ({ path: '/towline/dispatch/counts' }),
  readDispatchCall: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}` }),
  saveDispatchCall: ({ jobId }) => ({
    path: '/towline/dispatch',
    body: { id: jobId, notes: 'mine now' },
  }),
  takeStep: ({ jobId }) => ({
    path: `/towline/dispatch/${jobId}/step`,
    body: { step: 'dispatch' },
  }),
  listOwnJobs: () => ({ path: '/towline/driver/jobs' }),
  takeOwnStep: ({ jobId }) => ({
    path: `/towline/driver/jobs/${jobId}/step`,
    body: { step: 'enroute' },
  }),
  addOwnNote: ({ jobId }) => ({
    path: `/towline/driver/jobs/${jobId}/note`,
    body: { text: 'Gate code 12', key: newId() },
  }),
  readCheckSettings: () => ({ path: '/towline/driver/checklist' }),
  saveCheckSettings: () => ({ path: '/towline/driver/checklist', body: { lines: ['Keys'] } }),
  checkVehicle: ({ jobId }) => ({
    path: `/towline/driver/jobs/${jobId}/check`,
    body: { checks: [{ line: 'Keys', done: true }], damage: '' },
  }),
  signJob: ({ jobId }) => ({
    path: `/towline/driver/jobs/${jobId}/signature`,
    body: { name: 'Harriet Stone', mediaId: newId() },
  }),
  readJobPapers: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/papers` }),
  listOwnPapers: () => ({ path: '/towline/driver/papers' }),
  listOwnDues: () => ({ path: '/towline/driver/dues' }),
  readPushKey: () => ({ path: '/towline/driver/push' }),
  subscribePush: () => ({
    path: '/towline/driver/push',
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    },
  }),
  unsubscribePush: () => ({
    path: '/towline/driver/push/remove',
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/x' },
  }),
  listSuggestions: () => ({ path: '/towline/offers/suggestions' }),
  listOffers: () => ({ path: '/towline/offers' }),
  // The sample job is over; offers.test.ts tries it on another company's.
  offerJob: () => ({
    path: `/towline/dispatch/${newId()}/offer`,
    body: { driverId: newId() },
  }),
  withdrawOffer: () => ({ path: `/towline/offers/${newId()}/withdraw` }),
  listOwnOffers: () => ({ path: '/towline/driver/offers' }),
  seeOffer: () => ({ path: `/towline/driver/offers/${newId()}/seen` }),
  receiveOffer: () => ({ path: `/towline/driver/offers/${newId()}/received` }),
  acceptOffer: () => ({ path: `/towline/driver/offers/${newId()}/accept` }),
  declineOffer: () => ({
    path: `/towline/driver/offers/${newId()}/decline`,
    body: { reason: 'Too far away' },
  }),
  openOfferLink: () => ({ path: '/towline/offers/link', body: { token: 'x'.repeat(22) } }),
  readOfferSettings: () => ({ path: '/towline/offers/settings' }),
  saveOfferSettings: () => ({ path: '/towline/offers/settings', body: { seconds: 60 } }),
  readMilestoneSettings: () => ({ path: '/towline/milestones/settings' }),
  saveMilestoneSettings: () => ({ path: '/towline/milestones/settings', body: { done: false } }),
  readDuty: () => ({ path: '/towline/driver/duty' }),
  setDuty: () => ({ path: '/towline/driver/duty', body: { onDuty: true } }),
  undoStep: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/undo`, body: { version: 2 } }),
  listHistory: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/history` }),
  findDuplicates: () => ({
    path: '/towline/dispatch/duplicates',
    body: { customerPhone: '4695550142', licensePlateInfo: 'KTR4821' },
  }),
  rankDrivers: () => ({
    path: '/towline/dispatch/candidates',
    body: { pickupAddressLatLng: null, vehicleType: '', driveType: '', towReason: '' },
  }),
  reserveDriver: ({ jobId }) => ({
    path: '/towline/dispatch/reservation',
    body: { driverId: jobId },
  }),
  releaseDriver: () => ({
    path: '/towline/dispatch/reservation/release',
    body: { driverId: newId() },
  }),
  sendPosition: () => ({
    path: '/towline/employee/position',
    body: { place: { lat: 33.1, lng: -96.8 } },
  }),
  listPositions: () => ({ path: '/towline/employee/positions' }),
  readMapGround: () => ({ path: '/towline/map/ground' }),
  listTowns: () => ({ path: '/towline/map/towns?south=33&west=-97&north=33.5&east=-96.5' }),
  suggestPlaces: () => ({ path: '/towline/map/suggest?text=1845' }),
  checkPlace: () => ({ path: '/towline/map/check', body: { text: 'Frisco TX' } }),
  readRoute: ({ jobId }) => ({ path: `/towline/dispatch/${jobId}/route` }),
  listMedia: ({ jobId }) => ({ path: `/towline/media/of/${jobId}` }),
  uploadMedia: ({ jobId, mediaId }) => ({
    path: `/towline/media/of/${jobId}`,
    file: photo,
    headers: { 'x-upload-id': mediaId, 'x-file-name': 'Harriet.png' },
  }),
  readMediaFile: ({ mediaId }) => ({ path: `/towline/media/${mediaId}/file` }),
  readMediaThumbnail: ({ mediaId }) => ({ path: `/towline/media/${mediaId}/thumbnail` }),
  removeMedia: ({ mediaId }) => ({ path: `/towline/media/${mediaId}` }),
  receiveText: () => ({ path: '/towline/messages/incoming', body: {} }),
  receiveTextStatus: () => ({ path: '/towline/messages/status', body: {} }),
  listTexts: () => ({ path: '/towline/messages/texts' }),
  listMails: () => ({ path: '/towline/messages/mails' }),
  sendEmail: (things) => ({
    path: '/towline/communication/send-email',
    body: { email: things.employee.email, subject: 'Shift', message: 'Can you take Friday?' },
  }),
  sendSms: () => ({
    path: '/towline/communication/send-sms',
    body: { phoneNumber: '4695550142', message: 'We are on the way.' },
  }),
  readMessage: ({ jobId }) => ({ path: `/towline/communication/${jobId}` }),
  answerCall: () => ({ path: '/towline/voice/incoming', body: {} }),
  endRelay: () => ({ path: '/towline/voice/ended', body: {} }),
  receiveCallStatus: () => ({ path: '/towline/voice/status', body: {} }),
  listLiveCalls: () => ({ path: '/towline/voice/live' }),
  readLiveCall: ({ phoneCallId }) => ({ path: `/towline/voice/live/${phoneCallId}` }),
  correctLiveCall: ({ phoneCallId }) => ({
    path: `/towline/voice/live/${phoneCallId}/correct`,
    body: { facts: { vehicleColor: 'blue' } },
  }),
  whisperToAgent: ({ phoneCallId }) => ({
    path: `/towline/voice/live/${phoneCallId}/whisper`,
    body: { words: 'hurry up' },
  }),
  takeLiveCall: ({ phoneCallId }) => ({
    path: `/towline/voice/live/${phoneCallId}/take`,
    body: {},
  }),
  briefPerson: () => ({ path: '/towline/voice/brief?call=CAours', body: {} }),
  receiveRecording: () => ({ path: '/towline/voice/recording', body: {} }),
  readCallRecording: ({ phoneCallId }) => ({
    path: `/towline/voice/calls/${phoneCallId}/recording`,
  }),
  readRecordingSound: ({ phoneCallId }) => ({
    path: `/towline/voice/calls/${phoneCallId}/recording/sound`,
  }),
  callAgent: () => ({ path: '/towline/voice/phone', body: { fromNumber: '4695550142' } }),
  rejoinAgent: ({ callSid }) => ({ path: '/towline/voice/phone/rejoin', body: { callSid } }),
  hangUpPhone: ({ callSid }) => ({
    path: '/towline/voice/phone/hang-up',
    body: { callSid, seconds: 3 },
  }),
  listPracticeCallers: () => ({ path: '/towline/voice/practice/callers' }),
  callAsCaller: () => ({ path: '/towline/voice/practice', body: { callerId: 'flat-at-home' } }),
  answerAsCaller: () => ({
    path: '/towline/voice/practice/answer',
    body: { callerId: 'flat-at-home', noise: 'none', heard: ['How can I help?'] },
  }),
  markPractice: () => ({
    path: '/towline/voice/practice/marks',
    body: {
      callerId: 'flat-at-home',
      lines: [{ who: 'agent', words: 'How can I help?' }],
      ended: 'caller hung up',
      seconds: 3,
      job: null,
    },
  }),
  readRecordedCall: ({ phoneCallId }) => ({ path: `/towline/voice/calls/${phoneCallId}/log` }),
  readReaders: () => ({ path: '/towline/voice/readers' }),
  tryModel: () => ({ path: '/towline/voice/readers/try', body: { model: 'gpt-4.1-mini' } }),
  tryAgent: () => ({ path: '/towline/voice/try' }),
  register: () => ({ path: '/towline/register', body: {} }),
  readConfirmation: () => ({ path: '/towline/confirm-email/link', body: {} }),
  confirmEmail: () => ({ path: '/towline/confirm-email', body: {} }),
  sendConfirmation: () => ({ path: '/towline/confirm-email/send' }),
  sendContact: () => ({ path: '/towline/contact', body: {} }),
}
