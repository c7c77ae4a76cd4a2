import { Link, type MetaFunction } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import { contact } from './claims.text.ts'
import { LegalPage } from './legal-page.tsx'

export const meta: MetaFunction = () =>
  pageMeta(
    'Privacy · Towline',
    'What Towline keeps about callers, customers and staff, who else sees it, and how to have it removed.',
  )

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy" lead="What we keep, who else sees it, and how to have it removed.">
      <h2>When you call a towing company that uses Towline</h2>
      <p>
        An automated assistant answers and says so. What is said is written down word for word, with
        your number, where you are, what happened, your vehicle and your name. The sound is not
        recorded. The towing company reads it to help you. We keep it for that company and use it
        for nothing else.
      </p>
      <h2>Texts</h2>
      <p>
        You get texts about your tow only if you said yes on the phone. Message and data rates may
        apply. Reply STOP to get no more from that company, START to get them again, HELP for help.
        Your consent to texts isn’t shared with anyone.
      </p>
      <h2>When you work at a company that uses Towline</h2>
      <p>
        We keep your name, email, phone number, license details your company enters, what you change
        and when. Your password is kept only as a one-way hash. We remember the last devices and
        networks you logged in from, so no one can lock you out there. Drivers share their location
        only while they have that turned on.
      </p>
      <h2>When you try the agent on this site</h2>
      <p>
        Nothing you say is kept. If you speak, your browser turns it into text. Some browsers send
        the audio to their maker for that.
      </p>
      <h2>When you write to us or sign up</h2>
      <p>
        We keep what you wrote, to answer it, and what you gave at sign-up, to run your account.
        Card numbers are given to the payment provider, never to us.
      </p>
      <h2>Who else sees it</h2>
      <p>
        No one, unless the operator of this installation set up a service. These are the possible
        services and what they get:
      </p>
      <dl>
        <dt>Twilio, for calls and texts</dt>
        <dd>Calls as they happen, phone numbers and texts.</dd>
        <dt>An AI provider, for understanding speech</dt>
        <dd>What is said on a call while it’s in progress, to form the next sentence.</dd>
        <dt>Google Maps or OpenStreetMap servers</dt>
        <dd>Addresses and locations of jobs, and the map on screen.</dd>
        <dt>Stripe, for payments</dt>
        <dd>The company’s name, email and card.</dd>
        <dt>A mail server and a file store</dt>
        <dd>Emails; photos and videos of jobs.</dd>
      </dl>
      <p>No advertising, no tracking across sites, and nothing is sold.</p>
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
