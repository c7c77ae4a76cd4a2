import { Link, type MetaFunction } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import { contact } from './claims.text.ts'
import { LegalPage } from './legal-page.tsx'

export const meta: MetaFunction = () =>
  pageMeta(
    'Privacy · Towline',
    'What Towline keeps about callers, customers and staff, who else gets to see it, and how to have it removed.',
  )

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead="What is kept about whom, who else gets to see it, and how to have it removed."
    >
      <h2>When you call a towing company that uses Towline</h2>
      <p>
        An automated assistant answers and says so. The sound of the call is not recorded. What is
        said is written down, word for word, together with your number and what follows from it:
        where you are, what happened, your vehicle and your name. The towing company reads it to
        help you. We keep it for that company and use it for nothing else.
      </p>
      <h2>Texts</h2>
      <p>
        You get texts about your tow only after you said yes to them on the phone. Message and data
        rates may apply. Answer STOP and you get no more from that company, START to get them again,
        HELP to be told whom to ask. Consent to texts is not passed on to anybody.
      </p>
      <h2>When you work at a company that uses Towline</h2>
      <p>
        We keep your name, email, phone number, license details your company enters, what you change
        and when. Your password is kept only as a hash that can not be turned back. Drivers share
        where they are only while they have switched that on.
      </p>
      <h2>When you try the agent on this site</h2>
      <p>
        Nothing you say is kept. If you speak, your browser turns it into text; some have their
        maker do it.
      </p>
      <h2>When you write to us or sign up</h2>
      <p>
        We keep what you wrote, to answer it, and what you gave at sign-up, to run your account.
        Card numbers are given to the payment provider, never to us.
      </p>
      <h2>Who else gets to see it</h2>
      <p>
        Nobody, unless the operator of this installation has set up a service for it. These are the
        services there can be, and what they are given:
      </p>
      <dl>
        <dt>Twilio, for telephone and texts</dt>
        <dd>Calls as they happen, numbers, and the words of texts.</dd>
        <dt>An AI provider, for understanding speech</dt>
        <dd>What is said on a call while it goes on, to form the next sentence.</dd>
        <dt>Google Maps or OpenStreetMap servers</dt>
        <dd>Addresses and places of jobs, and the map on the screen.</dd>
        <dt>Stripe, for payments</dt>
        <dd>The company’s name and email, and the card it gives there.</dd>
        <dt>A mail server and a file store</dt>
        <dd>Mails that are sent; photos and videos of jobs.</dd>
      </dl>
      <p>There is no advertising, no tracking across sites, and nothing is sold.</p>
      <h2>How long, and your rights</h2>
      <p>
        A company’s records are kept as long as it uses Towline. To see what is kept about you, or
        to have it corrected or removed, ask the towing company, or write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a> and we will pass it on. What this
        site keeps in your browser stands under <Link to="/cookies">Cookies</Link>.
      </p>
    </LegalPage>
  )
}
