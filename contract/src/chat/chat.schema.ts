import { z } from 'zod'
import { CustomData } from '../calls/index.ts'
import { CallStatus } from '../dispatch/index.ts'
import { Id, Instant, LatLng, text } from '../kernel/index.ts'

/** How long a customer's link goes on working after the job is completed or cancelled. */
export const LINK_HOURS_AFTER_JOB = 24
/** How long what a customer texts still reaches the chat of their job after its end. */
export const CHAT_DAYS_AFTER_JOB = 7
/** Longest message, in characters. */
export const LONGEST_MESSAGE = 4_000
/** Messages one side of a chat may send in a minute. */
export const MESSAGES_A_MINUTE = 120
/** The photos and videos a customer can send in his chat, in files and bytes together. */
export const MEDIA_OF_A_CHAT = { files: 40, bytes: 600 * 1024 * 1024 } as const
/** The name on a rep's message whose own is not known. */
export const UNNAMED_REP = 'Customer Care Rep'
/** The name of a customer nobody has asked for his. */
export const UNNAMED_CUSTOMER = 'Customer'
/** The same in lists. */
export const ANONYMOUS = 'Anonymous'

export const ChatRole = z.enum(['rep', 'customer'])
export type ChatRole = z.infer<typeof ChatRole>

/** When a job took each of its steps; 0 for those it has not taken. */
export const JobSteps = z.object({
  received: Instant,
  dispatched: Instant,
  enroute: Instant,
  onScene: Instant,
  towing: Instant,
  arrived: Instant,
  completed: Instant,
})
export type JobSteps = z.infer<typeof JobSteps>

/** Whose word a time of arrival is; a `straightLine` is a guess, since nobody looked at a road. */
export const EtaFrom = z.enum(['route', 'straightLine', 'dispatcher', 'nobody'])
export type EtaFrom = z.infer<typeof EtaFrom>

/** What a customer may know of his job. */
export const ChatJob = z.object({
  id: Id,
  status: CallStatus,
  towReason: z.string(),
  pickupAddress: z.string(),
  validPickupAddress: z.boolean(),
  pickupAddressLatLng: LatLng.nullable(),
  dropoffAddress: z.string(),
  validDropoffAddress: z.boolean(),
  dispatchNumber: z.string(),
  steps: JobSteps,
  /** First name only. */
  driverName: z.string(),
  truckName: z.string(),
  /** When the truck should be there, from its way as it is now or else as a person has said; 0 when neither is known. */
  etaDateTime: Instant,
  etaFrom: EtaFrom,
  /** Where the truck was last, while it is on its way and its phone tells. */
  truck: z.object({ place: LatLng, at: Instant }).nullable(),
})
export type ChatJob = z.infer<typeof ChatJob>

/** How far one side of a chat has got. */
export const ChatSide = z.object({
  role: ChatRole,
  /** Has the chat open at the moment. */
  here: z.boolean(),
  /** Has read everything written until then; 0 for nothing. */
  readDate: Instant,
  /** Was texted everything the other side wrote until then. */
  textedDate: Instant,
})
export type ChatSide = z.infer<typeof ChatSide>

/** What the holder of a chat link may know: himself, his vehicle, how his job stands, whom to ring. */
export const ChatRequest = z.object({
  id: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  vehicle: z.string(),
  vehicleColor: z.string(),
  companyId: Id,
  aiAgentChatId: z.string(),
  companyName: z.string(),
  /** Of the company, for who writes times where no browser tells its own. */
  timeZone: z.string(),
  /** Ten digits: where 'Call dispatch' rings. */
  dispatchPhone: z.string(),
  /** Whether what is written while the customer is away goes to him as a text. */
  canBeTexted: z.boolean(),
  job: ChatJob.nullable(),
  sides: z.array(ChatSide),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** A photo or video a customer has sent. */
export const ChatMedia = z.object({ id: Id, type: z.enum(['image', 'video']) })
export type ChatMedia = z.infer<typeof ChatMedia>

export const ChatMessage = z.object({
  id: Id,
  role: ChatRole,
  name: z.string(),
  chatId: z.string(),
  companyId: Id,
  content: z.string(),
  /** The sender's own id of it, so that he knows it again; empty when he gave none. */
  clientId: z.string(),
  /** A customer may answer by text. */
  via: z.enum(['chat', 'text']),
  /** What was sent with it and is still kept; the words say so too, for who can not show it. */
  media: ChatMedia.nullable().default(null),
  createdDate: Instant,
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** A sender's id of his message: the same id is the same message, however often it is sent. */
const ClientId = z.union([text(64), z.number().transform(String)])

/** What is sent; role, name and company are whatever the sender is, not what he says. */
export const SendChatMessage = z.object({
  id: ClientId.nullish().transform((id) => id || null),
  content: text(LONGEST_MESSAGE).refine((words) => words.trim() !== '', 'Write a message first'),
})
export type SendChatMessage = z.infer<typeof SendChatMessage>

/** A place the customer's phone has found. */
export const SendPlaceOfCustomer = z.object({
  place: LatLng,
  /** Metres; 0 when the phone did not say. */
  accuracy: z.number().min(0).max(100_000).default(0),
})

/** What became of a place that was sent. `noted`: somebody had set another one, which stays. */
export const PlaceSent = z.object({ pickup: z.enum(['set', 'noted']) })
export type PlaceSent = z.infer<typeof PlaceSent>

/** The link to the chat of a job, as the desk gives it to the customer. */
export const ChatLink = z.object({
  id: z.string(),
  url: z.string(),
  /** Ten digits: where texts for this customer go; empty where there is no number. */
  to: z.string(),
  /** When the link was texted to that number; 0 when it was not. */
  textedDate: Instant,
})
export type ChatLink = z.infer<typeof ChatLink>

/** A customer who has come into his chat, or answered by text. */
export const ActiveCustomer = z.object({
  id: z.string(),
  /** The job the chat is about. */
  dispatchCallId: Id,
  customerName: z.string(),
  here: z.boolean(),
  unread: z.int(),
  vehicle: z.string(),
  dispatchNumber: z.string(),
  lastMessage: z.string(),
  lastDate: Instant,
})
export type ActiveCustomer = z.infer<typeof ActiveCustomer>

/** A message of the simple chat, as its sender made it. */
export const SimpleMessage = z.object({
  id: z.union([z.number(), text(64)]),
  userId: text(100).nullable(),
  text: text(LONGEST_MESSAGE),
})
export type SimpleMessage = z.infer<typeof SimpleMessage>

/** One turn of the voice call. `content` of role `other` is JSON with a `message` field. */
export const VoiceTurn = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant', 'other']),
  content: z.string(),
})
export type VoiceTurn = z.infer<typeof VoiceTurn>

export const VoiceChat = z.object({
  chatHistory: z.array(VoiceTurn),
  fromNumber: z.string(),
  customData: CustomData,
})
export type VoiceChat = z.infer<typeof VoiceChat>
