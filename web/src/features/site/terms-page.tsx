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
        board where jobs arrive. The assistant says what it is. It takes down what callers say and
        transfers callers who are in danger, or ask for a person, to the phone you choose.
      </p>
      <h2>Trial and price</h2>
      <p>
        The trial runs 14 days with 50 calls and needs no card. After that, nothing is charged
        unless you choose a plan. Prices are in US dollars per month and exclude taxes. You are
        billed monthly and can cancel at any time; the plan then runs to the end of the month that
        is paid.
      </p>
      <p>
        At the end of a trial or a plan the agent number forwards to your own phone. Past the
        monthly allowance the agent still answers, and your overview says so.
      </p>
      <h2>What stays with you</h2>
      <ul>
        <li>Which truck is sent, what is charged, and every promise made to a customer.</li>
        <li>
          The law where you tow: licenses, rates, consent to towing, and required notices to
          callers.
        </li>
        <li>Who in your company can log in, and with which rights.</li>
        <li>
          Texting only people who agreed to it. Anyone who replies STOP gets no more; don’t try to
          text them another way.
        </li>
      </ul>
      <h2>What an assistant can get wrong</h2>
      <p>
        It can mishear a street or a name. It reads back what matters and makes up no price and no
        arrival time, but check a job before you send a truck. It doesn’t replace 911, and tells
        callers in danger to call 911.
      </p>
      <h2>Your data</h2>
      <p>
        Your company’s and your callers’ data stays yours. How it’s used is under{' '}
        <Link to="/privacy">Privacy</Link>.
      </p>
      <h2>Ending it</h2>
      <p>
        You can end it at any time under Settings, Subscription, or by writing to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>. We end it for companies that don’t
        pay or that use it to harm others, with notice where we can.
      </p>
    </LegalPage>
  )
}
