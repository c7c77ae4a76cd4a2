import type { MetaFunction } from 'react-router'
import { PracticeSection, ReadersSection } from '../features/voice/index.ts'

export const meta: MetaFunction = () => [{ title: 'Test your agent · Towline' }]

/** The page on which a manager lets simulated callers call the company's agent, and sees how it heard the real ones. */
export default function PracticePage() {
  return (
    <>
      <PracticeSection />
      <ReadersSection />
    </>
  )
}
