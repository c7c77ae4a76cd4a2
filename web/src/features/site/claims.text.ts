/*
 * FOR WHOEVER RUNS THIS INSTALLATION: everything the public site claims stands in this one file. The figures,
 * the testimonials and the contact details below are SAMPLES. Replace them by true ones, or take them out,
 * before you show the site to anybody: what a customer reads here is a promise in your name.
 */

/** The figures on the landing page. Samples: put in your own, and keep only what you can prove. */
export const figures = [
  { figure: '500+', what: 'customers' },
  { figure: '50K+', what: 'jobs' },
  { figure: '99.9%', what: 'uptime' },
  { figure: '24/7', what: 'support' },
]

/** Stands under them. Empty it once they are your own. */
export const figuresNote = 'Sample figures'

/** What the product promises, in the order of a job: it is answered, it rolls, it is paid. */
export const promises = [
  {
    group: 'On the phone',
    features: [
      {
        name: 'Fast response',
        text: 'Every caller is answered on the first ring, several at a time. No busy signal, no voicemail.',
      },
      {
        name: 'Consistent 24/7 service',
        text: 'The same questions in the same order, at 3 AM or at noon. Safety comes first, every time.',
      },
      {
        name: 'Uptime',
        text: 'A line you can count on. If anything on our side fails, calls go to your own phone.',
      },
    ],
  },
  {
    group: 'On the road',
    features: [
      {
        name: 'Smart dispatching',
        text: 'Drivers are ranked for each job, with the reasons. One click sends the truck.',
      },
      {
        name: 'GPS tracking',
        text: 'Drivers share their location from their phones, and your map moves with them.',
      },
      {
        name: 'Fleet management',
        text: 'Trucks, plates, duty classes and expiration dates in one place, with a warning before one expires.',
      },
      {
        name: 'Mobile app',
        text: 'Drivers work their jobs in any phone’s browser: one big button for the next step, photos included. Nothing to install.',
      },
    ],
  },
  {
    group: 'In the office',
    features: [
      {
        name: 'Billing and invoicing',
        text: 'Line items, tax and balance on every job, with PO and motor club numbers.',
      },
      {
        name: 'Customer portal',
        text: 'Customers who agree to texts get a link that shows the job’s status and who to call.',
      },
      {
        name: 'Analytics and reports',
        text: 'Calls, time saved and jobs by day, with the transcript of every call.',
      },
      {
        name: 'Security',
        text: 'Each company’s data is walled off in the database, people see only what their role allows, and every change is logged.',
      },
    ],
  },
] as const

/** The price for readers without JavaScript; the others see the plans the server sells. Keep the two alike. */
export const priceInWords = 'Smart Dispatch: $599 per month, up to 500 calls a month.'

/** What owners ask first. Check every answer against what you sell. */
export const questions = [
  {
    question: 'What does it cost?',
    answer:
      '$599 per month for up to 500 calls, before taxes. The trial is free: 14 days and 50 calls, no card.',
  },
  {
    question: 'What if we get more calls than that?',
    answer:
      'The agent keeps answering, your overview says that you’re over, and there is no charge per extra call.',
  },
  {
    question: 'Is there a contract?',
    answer:
      'No. You’re billed monthly and can cancel any time; the plan runs to the end of the month you paid for. After that your number goes straight to your own phone.',
  },
  {
    question: 'Does it speak Spanish?',
    answer:
      'Yes. The greeting offers Spanish, it answers Spanish speakers in Spanish, and the job is written in English for your dispatcher. You can turn it off.',
  },
  {
    question: 'What happens when it doesn’t know?',
    answer:
      'It asks once more in other words, writes down what the caller said word for word, and marks it on the job. Callers who ask for a person, or are in danger, are transferred. It makes up no price and no arrival time.',
  },
  {
    question: 'What if something on your side fails?',
    answer: 'Calls go to your own phone. No caller hears a dead line.',
  },
] as const

/** What customers say. Samples: no such people said this. Quote real customers, with their consent, or drop the section. */
export const testimonials = [
  {
    quote:
      'I used to wake up to four missed calls and a competitor’s truck at the scene. Now I wake up to a board.',
    name: 'Maria Alvarez',
    role: 'Owner, Alvarez Towing',
  },
  {
    quote:
      'It asks which way they were headed before I would have thought to. My drivers quit circling the interchange.',
    name: 'Dwayne Holt',
    role: 'Dispatcher, Holt & Sons Recovery',
  },
  {
    quote: 'Ice storm, forty calls in an hour. Every single one of them got an answer.',
    name: 'Priya Raman',
    role: 'Night manager, Metro Roadside',
  },
]

/** Stands over them. Empty it once they are real. */
export const testimonialsNote = 'Sample testimonials'

/** How the operator of this installation is reached. Samples: the number and the address are made up. */
export const contact = {
  street: '100 Depot Street',
  town: 'Frisco, TX 75034',
  phone: '(469) 555-0100',
  email: 'support@towline.example',
}
