import styles from './chart-table.module.css'
import { type Column, count } from './charts.text.ts'

/** The figures of a chart, for who would rather read them. */
export function ChartTable(props: { title: string; of: string; columns: readonly Column[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroll} aria-label={props.title} tabIndex={0}>
      <table className={styles.table}>
        <caption>{props.title}</caption>
        <thead>
          <tr>
            <th scope="col">{props.of}</th>
            <th scope="col">Calls</th>
            <th scope="col">Became jobs</th>
          </tr>
        </thead>
        <tbody>
          {props.columns.map(({ key, label, calls, jobs }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{count(calls)}</td>
              <td>{count(jobs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
