import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta: MetaFunction = () =>
  pageMeta(
    'Cookies · Towline',
    'The three cookies Towline sets, what else it keeps in your browser, and what it doesn’t use.',
  )

export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="Three cookies, set only when you log in: two keep you logged in, one keeps others from locking you out. There’s nothing to opt out of, so there’s no banner."
    >
      <h2>Cookies</h2>
      <dl>
        <dt>
          <code>authToken</code>
        </dt>
        <dd>
          Shows the server that you are logged in. Holds a session and a secret, never your
          password, and can’t be read by scripts. Removed when you log out, and after 30 days
          without a visit.
        </dd>
        <dt>
          <code>__Host-authToken</code>
        </dt>
        <dd>
          Goes with it, so that no other site can plant a login in your browser. It opens nothing by
          itself. Removed with it.
        </dd>
        <dt>
          <code>loggedInUser</code>
        </dt>
        <dd>Your name, email and company, so the page can greet you. Removed when you log out.</dd>
        <dt>
          <code>knownDevice</code>
        </dt>
        <dd>
          A random mark that tells the server you’ve logged in on this device before, so no one
          guessing your password elsewhere can lock you out here. It opens nothing and can’t be read
          by scripts. Removed 90 days after your last login.
        </dd>
      </dl>
      <h2>What else is kept in your browser</h2>
      <ul>
        <li>Light or dark, and your dashboard settings: menu, sound, location sharing.</li>
        <li>What you typed into an unsaved job, until you save it or close the tab.</li>
        <li>
          What you typed into the sign-up form, without passwords, and the address of your checkout,
          until you’re signed up or close the tab.
        </li>
        <li>In a chat, what you typed but didn’t send, and messages waiting for the network.</li>
        <li>
          A message from the contact form that couldn’t be sent yet. It’s sent when the network is
          back, then removed, after 14 days at the latest.
        </li>
      </ul>
      <h2>What isn’t used</h2>
      <p>
        No analytics, no advertising, no third-party cookies on our pages. If you pay by card, the
        payment provider’s page sets its own.
      </p>
    </LegalPage>
  )
}
