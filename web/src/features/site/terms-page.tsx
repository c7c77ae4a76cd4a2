import { Link, type MetaFunction } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import { contact } from './claims.text.ts'
import { LegalPage } from './legal-page.tsx'

export const meta: MetaFunction = () =>
  pageMeta(
    'Terms · Towline',
    'What you get when you use Towline, what it costs, what we ask of you, and how it ends.',
  )

export default function TermsPage() {
  return (
    <LegalPage title="Terms" lead="What you get, what we ask of you, and how it ends.">
      <h2>What you get</h2>
      <p>
        Your company gets an agent phone number, an automated assistant that answers it, and the
        desk where its jobs arrive. The assistant says that it is one. It takes down what callers
        say and puts callers who are in danger, or ask for a person, through to the phone you name.
      </p>
      <h2>Trial and price</h2>
      <p>
        The trial runs 14 days with 50 calls and needs no card. After it, nothing is charged unless
        you choose a plan. Prices are in US dollars per month and exclude taxes. You are billed
        monthly and can cancel at any time; the plan then runs to the end of the month that is paid.
      </p>
      <p>
        At the end of a trial or a plan the agent number forwards to your own phone. Past the
        monthly allowance the agent still answers, and your overview says so.
      </p>
      <h2>What stays with you</h2>
      <ul>
        <li>Which truck is sent, what is charged, and every promise made to a customer.</li>
        <li>
          The law where you tow: licenses, rates, consent to towing, and telling callers what you
          must tell them.
        </li>
        <li>Who of your people may log in, and with which rights.</li>
        <li>
          Texts only to those who agreed to them. Whoever answers STOP gets no more; do not try to
          reach that number another way.
        </li>
      </ul>
      <h2>What an assistant can get wrong</h2>
      <p>
        It can mishear a street or a name. It reads back what matters and makes up no price and no
        arrival time, but check a job before you send a truck. It does not replace 911, and tells
        callers in danger to ring there.
      </p>
      <h2>Your data</h2>
      <p>
        What your company and its callers put in stays yours. How it is used stands under{' '}
        <Link to="/privacy">Privacy</Link>.
      </p>
      <h2>Ending it</h2>
      <p>
        You can end it at any time under Settings, Subscription, or by writing to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>. We end it for companies that do not
        pay or that use it to harm others, and tell them before where we can.
      </p>
    </LegalPage>
  )
}
