import {
  IconClipboardCheck,
  IconHandStop,
  IconMessage2,
  IconMoonStars,
  IconPhoneCall,
  IconReceipt2,
} from '@tabler/icons-react'

/** What the product does, in two sentences. */
export const promise =
  'Towline picks up at the first ring, day and night, finds out where, what and which vehicle, and puts the job in front of your dispatcher while the caller is still talking. You send the truck without ringing back.'

/** What the product does today; nothing that is only planned stands here. */
export const features = [
  {
    title: 'Answers at once',
    text: 'Every caller is answered, several at the same time. Nobody hears a busy line or a mailbox.',
    Icon: IconPhoneCall,
  },
  {
    title: 'Fills the job as he speaks',
    text: 'Place, reason, vehicle, color and name appear on the board one after the other, live.',
    Icon: IconClipboardCheck,
  },
  {
    title: 'Puts safety first',
    text: 'Somebody hurt, a live lane, a fire: the caller is told to ring 911 and handed to a person.',
    Icon: IconHandStop,
  },
  {
    title: 'Texts the caller',
    text: 'Whoever agrees gets a link that shows how his job stands and whom to call.',
    Icon: IconMessage2,
  },
  {
    title: 'Works nights',
    text: 'A dense, quiet board, light or dark, that refreshes itself. Made for the third shift.',
    Icon: IconMoonStars,
  },
  {
    title: 'Keeps the figures',
    text: 'Line items, tax and balance on every job; calls and time saved on the dashboard.',
    Icon: IconReceipt2,
  },
]
