import { EraseCard } from './erase-card.tsx'
import { ExportCard } from './export-card.tsx'
import styles from './privacy.module.css'
import { RetentionCard } from './retention-form.tsx'

/** How long records are kept, erasing a person, and all data as one file. */
export const PrivacyTab = () => (
  <div className={styles.tab}>
    <RetentionCard />
    <EraseCard />
    <ExportCard />
  </div>
)
