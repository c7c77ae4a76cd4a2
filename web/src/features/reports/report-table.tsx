import { cellText, type Report } from '@towline/contract'
import styles from './report-table.module.css'

/** The figures of a report, with those of all rows together below. */
export function ReportTable({ report }: { report: Report }) {
  const { title, rowsName, columns, rows, total, left } = report
  const texts = (cells: Report['rows'][number]['cells']) =>
    columns.map(({ key, unit }, index) => (
      <td key={key} data-unit={unit}>
        {cellText(unit, cells[index] ?? null)}
      </td>
    ))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={`${title}, table`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{rowsName}</th>
              {columns.map(({ key, label, unit }) => (
                <th key={key} scope="col" data-unit={unit}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {texts(cells)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                {texts(total)}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {left > 0 && (
        <p className={styles.left}>
          {left.toLocaleString('en-US')} more rows are in the CSV. The total has them too.
        </p>
      )}
    </>
  )
}
