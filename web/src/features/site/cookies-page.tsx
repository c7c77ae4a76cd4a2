import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import { LegalPage } from './legal-page.tsx'

export const meta: MetaFunction = () =>
  pageMeta(
    'Cookies · Towline',
    'The two cookies Towline sets, what else it keeps in your browser, and what it does not use.',
  )

export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="Two cookies, both only once you log in, and both needed to keep you logged in. No banner, because there is nothing to refuse."
    >
      <h2>Cookies</h2>
      <dl>
        <dt>
          <code>authToken</code>
        </dt>
        <dd>
          Shows the server that you are logged in. Holds a session and a secret, never your
          password, and can not be read by scripts. Gone when you log out, and after 30 days without
          a visit.
        </dd>
        <dt>
          <code>loggedInUser</code>
        </dt>
        <dd>
          Your name, email and company, so that the page can greet you. Gone when you log out.
        </dd>
      </dl>
      <h2>What else is kept in your browser</h2>
      <ul>
        <li>
          Light or dark, and how you like the desk: its menu, its sound, sharing your position.
        </li>
        <li>What you typed into a job that is not saved yet, until it is or you close the tab.</li>
        <li>
          What you typed into the sign-up form, without the passwords, and the address of the
          checkout you were sent to, until you are signed up or close the tab.
        </li>
        <li>
          In a chat, what you have typed and not sent, and messages that still wait for the network.
        </li>
        <li>
          A message from the contact form that could not be sent yet. It is sent when the network is
          back, then removed; after 14 days at the latest.
        </li>
      </ul>
      <h2>What is not used</h2>
      <p>
        No analytics, no advertising, no cookies of others on our pages. If you pay by card, the
        payment provider’s own page sets its own.
      </p>
    </LegalPage>
  )
}
