import type { MetaFunction } from 'react-router'
import { PracticeSection } from '../features/voice/index.ts'

export const meta: MetaFunction = () => [{ title: 'Test your agent · Towline' }]

/** The page on which a manager lets simulated callers call the company's agent. */
export default function PracticePage() {
  return <PracticeSection />
}
