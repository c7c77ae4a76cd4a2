import { Button } from '@mantine/core'
import { lazy, Suspense, useEffect } from 'react'
import { Link, type MetaFunction, useLocation } from 'react-router'
import { HeroPreview } from './hero-preview.tsx'
import styles from './landing-page.module.css'
import { features, promise } from './site.text.ts'

// The page stands complete before the prices are asked for.
const PlanCards = lazy(async () => {
  const { PlanCards } = await import('../billing/index.ts')
  return { default: PlanCards }
})

export const meta: MetaFunction = () => [
  { title: 'Towline: the phone is answered, the job is on the board' },
  { name: 'description', content: promise },
]

export default function LandingPage() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same anchor scrolls again
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key])
  return (
    <>
      <section id="home" className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <h1 className={styles.headline}>
              The phone is answered.
              <br />
              The job is on your board.
            </h1>
            <p className={styles.promise}>{promise}</p>
            <p className={styles.actions}>
              <Button component={Link} to="/register/trial" size="lg" color="amber.4">
                Start a trial
              </Button>
              <a href="#features" className={styles.more}>
                What it does
              </a>
            </p>
          </div>
          <HeroPreview />
        </div>
      </section>
      <section id="features" className={styles.band} aria-labelledby="features-title">
        <h2 id="features-title">From a ringing phone to a rolling truck</h2>
        <ul className={styles.features}>
          {features.map(({ title, text, Icon }) => (
            <li key={title}>
              <Icon size={26} stroke={1.7} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="pricing" className={styles.pricing} aria-labelledby="pricing-title">
        <div className={styles.pricingInner}>
          <div>
            <h2 id="pricing-title">One plan, one price</h2>
            <p>
              Prices are in US dollars a month and exclude taxes. You are billed monthly and can
              cancel at any time.
            </p>
          </div>
          <Suspense>
            <PlanCards />
          </Suspense>
        </div>
      </section>
      <section className={styles.call} aria-labelledby="call-title">
        <h2 id="call-title">Hear it answer as your company</h2>
        <p>
          The trial runs 14 days with 50 calls. It needs no card. You get a number at once, and can
          ring it from the dashboard.
        </p>
        <Button component={Link} to="/register/trial" size="lg" color="amber.4">
          Start a trial
        </Button>
      </section>
    </>
  )
}
