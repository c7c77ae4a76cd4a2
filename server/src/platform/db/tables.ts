import type { ColumnType, Generated } from 'kysely'
import type { BookEntryTable, BookExportTable } from './book-tables.ts'
import type { CardPaymentTable, CardRefundTable, SandboxPaymentTable } from './card-tables.ts'
import type {
  ChatMessageTable,
  ChatRequestTable,
  ChatSideTable,
  ChatVisitTable,
} from './chat-tables.ts'
import type { CompanyId, Json, Time, TimeOrNull } from './column-types.ts'
import type { ImportRowTable, ImportRunTable } from './import-tables.ts'
import type {
  ImpoundLetterTable,
  ImpoundLotTable,
  ImpoundTable,
  ImpoundTouchTable,
} from './impound-tables.ts'
import type {
  DepositTable,
  InvoiceSettingsTable,
  InvoiceTable,
  LogoTable,
  PaymentTable,
} from './invoice-tables.ts'
import type { DriverPositionTable, TrackerTable, ZoneTable } from './place-tables.ts'
import type { CompanyExportTable, RetentionTable } from './privacy-tables.ts'
import type {
  AuthenticatorAppTable,
  DrainingLimitTable,
  EmailChangeTable,
  KnownPlaceTable,
  LoginStepTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PasswordLinkTable,
  RecoveryCodeTable,
  RequestLimitTable,
  SessionTable,
  TwoStepTryTable,
} from './sign-in-tables.ts'

type CompanyTable = {
  id: string
  name: string
  phone_number: string
  street: string
  city: string
  state: string
  zip: string
  lat: number | null
  lng: number | null
  ai_agent_name: string
  agent_number: string | null
  agent_number_sid: string | null
  time_zone: string
  plan_type: 'paid' | 'trial'
  plan_id: string
  call_allowance: number
  trial_ends_at: TimeOrNull
  opened_at: TimeOrNull
  payment_customer: string | null
  payment_subscription: string | null
  subscription_status: Generated<'' | 'active' | 'past_due' | 'ended'>
  renews_at: TimeOrNull
  ends_at: TimeOrNull
  payment_failed_at: TimeOrNull
  payment_look: Generated<number>
  last_dispatch_number: Generated<number>
  agent_settings: ColumnType<Record<string, unknown>, string | undefined, string>
  /** A day, compared and set by the database itself. */
  daily_mail_on: ColumnType<unknown, never, never>
  mail_confirmed_at: TimeOrNull
  two_step_from: TimeOrNull
  number_ends_at: TimeOrNull
  words_gone_until: ColumnType<never, undefined, Date>
  version: Generated<number>
  created_at: Time
}

type CheckoutTable = {
  id: string
  company_id: CompanyId
  plan_id: string
  url: string
  status: 'open' | 'paid' | 'expired'
  subscription: string | null
  created_at: Time
  expires_at: Time
}

type EmployeeTable = {
  id: string
  company_id: CompanyId
  email: string
  first_name: string
  last_name: string
  phone_number: Generated<string>
  password_hash: string | null
  two_step_since: TimeOrNull
  roles: string[]
  last_login_at: TimeOrNull
  deleted_at: TimeOrNull
  tdlr_number: Generated<string>
  license_number: Generated<string>
  license_class: Generated<string>
  license_expires_at: TimeOrNull
  emergency_contact_name: Generated<string>
  emergency_contact_phone: Generated<string>
  notes: Generated<string>
  language: Generated<'en' | 'es'>
  version: Generated<number>
  created_at: Time
}

type MailConfirmationTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  token_hash: Buffer
  to_address: string
  created_at: Time
  expires_at: Time
  ended_at: TimeOrNull
}

type TruckTable = {
  id: string
  company_id: CompanyId
  name: string
  type: Generated<string>
  duty: Generated<string>
  license_plate: Generated<string>
  vin: Generated<string>
  manufacturer: Generated<string>
  model: Generated<string>
  year: Generated<string>
  tdlr_number: Generated<string>
  status: Generated<'active' | 'inactive' | 'deleted'>
  plate_expires_at: TimeOrNull
  notes: Generated<string>
  version: Generated<number>
  created_at: Time
}

type VendorTable = {
  id: string
  company_id: CompanyId
  type: string
  name: string
  account_number: Generated<string>
  contact_phone_number: Generated<string>
  is_placeholder: Generated<boolean>
  version: Generated<number>
  account_manager_id: string | null
  is_deleted: Generated<boolean>
  fields: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: Time
}

type RateSheetTable = {
  id: string
  company_id: CompanyId
  vendor_id: string | null
  /** A day, written as text and read by the database itself. */
  valid_from: ColumnType<unknown, string, never>
  version: Generated<number>
  rates: ColumnType<unknown, string, string>
  created_at: Time
}

type CommissionRuleTable = {
  id: string
  company_id: CompanyId
  driver_id: string | null
  /** A day, written as text and read by the database itself. */
  valid_from: ColumnType<unknown, string, never>
  /** As text: `12.50`. */
  percent: ColumnType<string, number, number>
  per_job_cents: number
  created_at: Time
}

type SavedReportTable = {
  id: string
  company_id: CompanyId
  version: Generated<number>
  name: string
  question: ColumnType<unknown, string, string>
  schedule: Generated<'' | 'daily' | 'weekly' | 'monthly'>
  recipient_ids: Generated<string[]>
  sent_on: ColumnType<unknown, never, never>
  sent_at: TimeOrNull
  created_at: Time
}

/** Kept by the database whenever a job is written; nobody else writes it. */
type JobFiguresTable = {
  job_id: ColumnType<string, never, never>
  company_id: ColumnType<string, never, never>
}

/** Kept by the database whenever a job is written or goes; nobody else writes it. */
type JobCountTable = {
  company_id: ColumnType<string, never, never>
  status: ColumnType<DispatchCallTable['status'], never, never>
  jobs: ColumnType<number, never, never>
}

/** Kept by the database whenever the figures of a job are written or go; nobody else writes it. */
type JobSumTable = { company_id: ColumnType<string, never, never> }

/** Written by the database when zones, commission rules or the company's clock change. */
type FiguresDueTable = {
  id: ColumnType<string, never, never>
  company_id: ColumnType<string, never, never>
  since: ColumnType<Date, never, never>
}

type DispatchCallTable = {
  id: string
  company_id: CompanyId
  dispatch_number: string
  status: 'pending' | 'active' | 'scheduled' | 'completed' | 'cancelled'
  status_at: Time
  created_at: Time
  version: Generated<number>
  customer_phone: Generated<string>
  vendor_id: string | null
  total_cents: Generated<number>
  fields: Json<Record<string, unknown>>
  agent_fields: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  search_text: Generated<string>
  client_key: string | null
  same_keys: Generated<string[]>
  spot_lat: number | null
  spot_lng: number | null
  /** Made by the database from `fields`, as `truck_id` is; empty for nobody. */
  driver_id: ColumnType<string | null, never, never>
  contact_email: ColumnType<string | null, never, never>
  truck_id: ColumnType<string | null, never, never>
  /** Kept by the database at the changes of other tables and jobs, as is `duplicates`. */
  cs_chat_id: ColumnType<string, never, never>
  media_count: ColumnType<number, never, never>
  duplicates: ColumnType<unknown, never, never>
  offer_unanswered: ColumnType<boolean, never, never>
  settled_cents: ColumnType<number, never, never>
  /** The zone of its pickup, and its name; kept by the database and by the zones. */
  zone_id: ColumnType<string | null, never, never>
  zone_name: ColumnType<string, never, never>
  import_id: ColumnType<string | null, never, never>
  /** Made by the database whenever the job is written. */
  wire: ColumnType<string, never, never>
}

type ReservationTable = {
  driver_id: string
  company_id: CompanyId
  employee_id: string
  label: Generated<string>
  until: Time
}

type DriverDutyTable = {
  employee_id: string
  company_id: CompanyId
  truck_id: string | null
  since: Time
}

type OfferTable = {
  id: string
  company_id: CompanyId
  dispatch_call_id: string
  driver_id: string
  truck_id: string | null
  truck_name: string
  state: 'offered' | 'seen' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
  offered_by: string | null
  offered_by_name: Generated<string>
  offered_at: Time
  until: Time
  seen_at: TimeOrNull
  received_at: TimeOrNull
  ended_at: TimeOrNull
  reason: Generated<string>
  miles: number | null
  minutes: number | null
  is_estimated: Generated<boolean>
}

type PushSubscriptionTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  endpoint: string
  p256dh: string
  auth: string
  seen_at: Time
}

type OfferLinkTable = {
  offer_id: string
  company_id: CompanyId
  employee_id: string
  token_hash: Buffer
  expires_at: Time
  used_at: TimeOrNull
}

type CompanySetupTable = {
  company_id: CompanyId
  line_check_at: TimeOrNull
  is_hidden: Generated<boolean>
}

type CheckSettingsTable = { company_id: CompanyId; lines: string[] }

type MilestoneSettingsTable = {
  company_id: CompanyId
  assigned: boolean
  on_the_way: boolean
  nearby: boolean
  arrived: boolean
  done: boolean
}

type OfferSettingsTable = {
  company_id: CompanyId
  routing: Generated<'off' | 'suggest' | 'automatic'>
  seconds: number
  next_by_itself: boolean
}

type JobArrivalTable = {
  dispatch_call_id: string
  company_id: CompanyId
  asked_at: Time
  way: string
  from_at: TimeOrNull
  arrives_at: TimeOrNull
  is_estimated: Generated<boolean>
}

type MediaTable = {
  id: string
  company_id: CompanyId
  /** One of the two. */
  dispatch_call_id: string | null
  impound_id: ColumnType<string | null, string | null | undefined, never>
  type: 'image' | 'video'
  content_type: string
  name: string
  bytes: number
  file_id: string
  has_thumbnail: boolean
  has_clean: boolean
  taken_at: TimeOrNull
  lat: number | null
  lng: number | null
  created_by: Generated<string>
  created_by_id: string | null
  created_at: Time
}

type PhoneCallTable = {
  id: string
  company_id: CompanyId
  call_sid: string
  from_number: string
  to_number: string
  started_at: Time
  ended_at: TimeOrNull
  seconds: Generated<number>
  outcome: Generated<string>
  ai_agent_chat_id: string
  relay_token: string
  dispatch_call_id: string | null
  customer_name: Generated<string>
  custom_data: Json<Record<string, unknown>>
  memory: Json<unknown>
  /** Made by the database from the memory. */
  mind: ColumnType<unknown, never, never>
  trouble: Generated<string>
  summary: Generated<string>
  questions: ColumnType<unknown, string | undefined, string>
  continues_call_id: string | null
  /** Made by the database from the outcome. */
  is_counted: ColumnType<boolean, never, never>
  last_seq: Generated<number>
  is_recorded: Generated<boolean>
  recording_sid: string | null
  recording_seconds: Generated<number>
  recording_key: string | null
  is_from_desk: Generated<boolean>
}

type LiveCallTable = {
  phone_call_id: string
  company_id: CompanyId
  holder: string
  seen_at: Time
}

type CallOrderTable = {
  id: string
  company_id: CompanyId
  phone_call_id: string
  kind: 'corrected' | 'whispered' | 'takenOver' | 'briefed'
  data: Json<unknown>
  given_at: Time
  taken_at: TimeOrNull
}

type PhoneCallEventTable = {
  company_id: CompanyId
  phone_call_id: string
  seq: number
  at: Time
  kind: string
  data: Json<unknown>
}

type TextMessageTable = {
  id: string
  company_id: CompanyId
  direction: 'in' | 'out'
  from_number: string
  to_number: string
  body: string
  status: string
  carrier_sid: string | null
  idempotency_key: string | null
  error: Generated<string>
  sent_by: string | null
  consent: Generated<unknown>
  created_at: Time
}

type MailMessageTable = {
  id: string
  company_id: ColumnType<string | null, string | undefined, never>
  to_address: string
  from_name: Generated<string>
  reply_to: Generated<string>
  subject: string
  body: string
  html: Generated<string>
  status: 'queued' | 'held' | 'sent' | 'failed'
  error: Generated<string>
  idempotency_key: string
  attached: Generated<unknown>
  has_secret: Generated<boolean>
  sent_by: string | null
  created_at: Time
  settled_at: TimeOrNull
}

/** Kept by the database whenever a phone call is written or goes; nobody else writes it. */
type CallSumTable = { company_id: ColumnType<string, never, never> }

type CallTotalsTable = { company_id: CompanyId; calls: number; jobs: number; seconds: number }

type TextConsentTable = {
  company_id: CompanyId
  number: string
  refused: boolean
  changed_at: Time
}

type UsageDayTable = {
  company_id: CompanyId
  /** A day, reckoned by the database itself. */
  day: ColumnType<unknown, never, never>
  kind: 'texts' | 'mails' | 'maps' | 'model'
  used: number
}

type NumberPoolTable = {
  e164: string
  sid: string
  was_of: string | null
  pooled_at: Time
  free_from: Time
  release_from: Time
  held_for: string | null
  held_at: TimeOrNull
}

type AuditTable = {
  id: string
  company_id: ColumnType<string | null, string | null | undefined, never>
  at: Time
  actor: string
  actor_id: Generated<string>
  action: string
  record_id: Generated<string>
  data: Json<unknown>
}

type ContactMessageTable = {
  id: string
  name: string
  email: string
  phone_number: string
  company_name: string
  comments: string
  source: string
  created_at: Time
}

/** Every table, for Kysely. Column meanings stand in the migrations. */
export type Tables = {
  company: CompanyTable
  employee: EmployeeTable
  driver_position: DriverPositionTable
  truck: TruckTable
  session: SessionTable
  password_link: PasswordLinkTable
  known_place: KnownPlaceTable
  email_change: EmailChangeTable
  authenticator_app: AuthenticatorAppTable
  passkey: PasskeyTable
  recovery_code: RecoveryCodeTable
  login_step: LoginStepTable
  passkey_challenge: PasskeyChallengeTable
  request_limit: RequestLimitTable
  draining_limit: DrainingLimitTable
  two_step_try: TwoStepTryTable
  mail_confirmation: MailConfirmationTable
  vendor: VendorTable
  rate_sheet: RateSheetTable
  commission_rule: CommissionRuleTable
  saved_report: SavedReportTable
  impound_lot: ImpoundLotTable
  impound: ImpoundTable
  impound_touch: ImpoundTouchTable
  impound_letter: ImpoundLetterTable
  invoice_settings: InvoiceSettingsTable
  logo: LogoTable
  invoice: InvoiceTable
  payment: PaymentTable
  deposit: DepositTable
  book_export: BookExportTable
  book_entry: BookEntryTable
  import_run: ImportRunTable
  import_row: ImportRowTable
  job_figures: JobFiguresTable
  zone: ZoneTable
  tracker: TrackerTable
  dispatch_call: DispatchCallTable
  job_count: JobCountTable
  job_sum: JobSumTable
  figures_due: FiguresDueTable
  reservation: ReservationTable
  driver_duty: DriverDutyTable
  offer: OfferTable
  offer_link: OfferLinkTable
  push_subscription: PushSubscriptionTable
  company_setup: CompanySetupTable
  check_settings: CheckSettingsTable
  milestone_settings: MilestoneSettingsTable
  offer_settings: OfferSettingsTable
  media: MediaTable
  phone_call: PhoneCallTable
  phone_call_event: PhoneCallEventTable
  job_arrival: JobArrivalTable
  live_call: LiveCallTable
  call_order: CallOrderTable
  chat_request: ChatRequestTable
  chat_message: ChatMessageTable
  chat_side: ChatSideTable
  chat_visit: ChatVisitTable
  text_message: TextMessageTable
  mail_message: MailMessageTable
  text_consent: TextConsentTable
  retention: RetentionTable
  company_export: CompanyExportTable
  call_totals: CallTotalsTable
  call_sum: CallSumTable
  usage_day: UsageDayTable
  number_pool: NumberPoolTable
  contact_message: ContactMessageTable
  checkout: CheckoutTable
  payment_event: { id: string; account: string; type: string; received_at: Time }
  card_payment: CardPaymentTable
  card_refund: CardRefundTable
  sandbox_payment: SandboxPaymentTable
  audit: AuditTable
  keepsake: { key: string; value: string }
}
