import type { MetaFunction } from 'react-router'
import { pageMeta } from '../../ui/page-meta.ts'
import { AboutSection } from './about-section.tsx'
import { ClosingSection } from './closing-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { Hero } from './hero.tsx'
import { PricingSection } from './pricing-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { shortPromise } from './site.text.ts'
import { TestimonialsSection } from './testimonials-section.tsx'

export const meta: MetaFunction = () =>
  pageMeta('Towline: the phone is answered, the job is on the board', shortPromise)

export default function LandingPage() {
  return (
    <>
      <Hero />
      <FeaturesSection />
      <AboutSection />
      <TestimonialsSection />
      <PricingSection />
      <QuestionsSection />
      <ClosingSection />
    </>
  )
}
