import { testimonials, testimonialsNote } from './claims.text.ts'
import styles from './testimonials-section.module.css'

/** What customers say; the first of them the loudest. */
export function TestimonialsSection() {
  return (
    <section id="testimonials" className={styles.band} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title" className={styles.title}>
        Heard from the lot
      </h2>
      {testimonialsNote && <p className={styles.note}>{testimonialsNote}</p>}
      <ul className={styles.quotes}>
        {testimonials.map(({ quote, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{name}</strong> {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
