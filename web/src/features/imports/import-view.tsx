import { Button, Progress } from '@mantine/core'
import type { Import } from '@towline/contract'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { useApply } from './imports.queries.ts'
import { foundText, goingText, kinds, ofKind, percentOf } from './imports.text.ts'
import styles from './imports-tab.module.css'
import { Problems } from './problems.tsx'
import { UndoDialog } from './undo-dialog.tsx'

/** One import at the step it is at. */
export function ImportView({ shown }: { shown: Import }) {
  const { status, kind, fileName, note } = shown
  const isGoing = status === 'checking' || status === 'importing' || status === 'undoing'
  return (
    <Card title={`${kinds[kind].name}: ${fileName}`}>
      {note && <Notice kind="error">{note}</Notice>}
      {isGoing && <Going shown={shown} />}
      {status === 'mapping' && <ColumnsForm shown={shown} />}
      {status === 'checked' && <Checked shown={shown} />}
      {status === 'done' && <Done shown={shown} />}
      {status === 'undone' && (
        <Notice kind="info">This import was undone. Nothing of it is left.</Notice>
      )}
    </Card>
  )
}

function Going({ shown }: { shown: Import }) {
  return (
    <>
      <p role="status">{goingText(shown)}</p>
      <Progress
        value={shown.status === 'undoing' ? 100 : percentOf(shown)}
        animated
        aria-label={goingText(shown)}
      />
      <p className={styles.mild}>You can leave this page; it goes on by itself.</p>
    </>
  )
}

function Checked({ shown }: { shown: Import }) {
  const { id, kind, right, made, wrong, twice } = shown
  const applying = useApply()
  const [isChanging, setChanging] = useState(false)
  if (isChanging) return <ColumnsForm shown={shown} />
  return (
    <>
      <p role="status" className={styles.found}>
        {foundText(shown)} Nothing is saved yet.
      </p>
      <div className={styles.tools}>
        <Button
          disabled={right === 0}
          loading={applying.isPending}
          onClick={() => applying.mutate({ params: { id }, body: {} })}
        >
          {made > 0 ? 'Go on' : `Import ${ofKind(kind, right)}`}
        </Button>
        {made === 0 && (
          <Button variant="default" onClick={() => setChanging(true)}>
            Change the columns
          </Button>
        )}
      </div>
      {applying.error && <Notice kind="error">{applying.error.message}</Notice>}
      {wrong + twice > 0 && <Problems shown={shown} />}
    </>
  )
}

function Done({ shown }: { shown: Import }) {
  const { kind, made, wrong, twice } = shown
  const [isUndoing, setUndoing] = useState(false)
  return (
    <>
      <Notice kind="success">
        {ofKind(kind, made)} imported.
        {kind === 'employees' && made > 0 && ' Invite each of them from the Directory.'}
      </Notice>
      {made > 0 && (
        <div className={styles.tools}>
          <Button variant="default" onClick={() => setUndoing(true)}>
            Undo this import
          </Button>
        </div>
      )}
      {wrong + twice > 0 && <Problems shown={shown} />}
      {isUndoing && <UndoDialog shown={shown} onClose={() => setUndoing(false)} />}
    </>
  )
}
