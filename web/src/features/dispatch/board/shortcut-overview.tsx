import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from './kbd.tsx'
import styles from './shortcut-overview.module.css'
import { shortcuts } from './shortcuts.ts'

const groups = [...new Set(shortcuts.map(({ group }) => group))]

/** Every key of the board. */
export function ShortcutOverview(props: { onClose: () => void }) {
  return (
    <Dialog onClose={props.onClose} title="Keyboard shortcuts" size={720}>
      <p className={styles.lead}>They work when no field has focus.</p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl className={styles.list}>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ id, name, keys }) => (
                  <div key={id} className={styles.row}>
                    <dt>{name}</dt>
                    <dd>
                      {keys.map((key) => (
                        <Kbd key={key} of={key} />
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
