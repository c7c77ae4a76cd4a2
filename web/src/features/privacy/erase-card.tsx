import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ERASE, type PersonFound, personMark } from '@towline/contract'
import { type FormEvent, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './privacy.module.css'
import { useErasePerson, useFindPerson } from './privacy.queries.ts'
import { goesText, markText, staysText } from './privacy.text.ts'

/** Erases a person: looks what there is, shows it, and asks to type a word. */
export function EraseCard() {
  const [who, setWho] = useState('')
  const [wrong, setWrong] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [erased, setErased] = useState('')
  const finding = useFindPerson()
  const change = (typed: string) => {
    setWho(typed)
    setWrong('')
    setErased('')
    finding.reset()
  }
  const find = (typed: string) => {
    if (!personMark(typed))
      return setWrong('Enter a phone number of ten digits or an email address')
    finding.mutate({ body: { who: typed } })
  }
  return (
    <Card title="Erase a person">
      <p className={styles.mild}>
        When somebody asks you to delete what you have of them. You see what it is before anything
        is deleted.
      </p>
      <form
        noValidate
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          setErased('')
          find(who)
        }}
      >
        <TextInput
          label="Phone number or email"
          value={who}
          error={wrong}
          maxLength={254}
          autoComplete="off"
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={finding.isPending}>
          Look
        </Button>
      </form>
      {finding.error && <Notice kind="error">{finding.error.message}</Notice>}
      {erased && <Notice kind="success">{erased}</Notice>}
      {finding.data && (
        <Found
          found={finding.data}
          onErase={() => setAsking(true)}
          onLook={(mark) => {
            change(mark)
            find(mark)
          }}
        />
      )}
      {isAsking && (
        <EraseDialog
          who={who}
          onClose={() => setAsking(false)}
          onErased={() => {
            setAsking(false)
            change('')
            setErased('Erased. Backups made before still hold it until they are deleted.')
          }}
        />
      )}
    </Card>
  )
}

function Found(props: { found: PersonFound; onErase: () => void; onLook: (mark: string) => void }) {
  const { found } = props
  const [goes, stays] = [goesText(found), staysText(found)]
  if (goes.length === 0) return <Notice kind="info">There is nothing of this person.</Notice>
  return (
    <div className={styles.found} role="status">
      <h3>Goes</h3>
      <Lines lines={goes} />
      {stays.length > 0 && (
        <>
          <h3>Stays</h3>
          <Lines lines={stays} />
        </>
      )}
      {found.also.length > 0 && (
        <>
          <h3>Also in these jobs, to be looked at next</h3>
          <ul className={styles.lines}>
            {found.also.map((mark) => (
              <li key={mark}>
                <Button variant="subtle" size="compact-sm" onClick={() => props.onLook(mark)}>
                  {markText(mark)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {found.open > 0 ? (
        <Notice kind="info">
          Some of their jobs or calls aren’t over yet. Complete or cancel them first.
        </Notice>
      ) : (
        <Button color="red.9" mt={14} onClick={props.onErase}>
          Erase
        </Button>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

function EraseDialog(props: { who: string; onClose: () => void; onErased: () => void }) {
  const erasing = useErasePerson()
  const client = useQueryClient()
  const [confirm, setConfirm] = useState('')
  const [wrong, setWrong] = useState('')
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (confirm.trim().toUpperCase() !== ERASE) return setWrong(`Type ${ERASE} to go ahead`)
    erasing.mutate(
      { body: { who: props.who, confirm } },
      {
        onSuccess: () => {
          // They may be in anything that was read before.
          void client.invalidateQueries()
          props.onErased()
        },
      },
    )
  }
  return (
    <FormDialog
      title={`Erase ${markText(props.who)}?`}
      submit="Erase for good"
      isDanger
      error={erasing.error}
      isPending={erasing.isPending}
      onClose={props.onClose}
      onSubmit={submit}
    >
      <p>This can’t be undone.</p>
      <TextInput
        label={`Type ${ERASE} to go ahead`}
        value={confirm}
        error={wrong}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => {
          setConfirm(currentTarget.value)
          setWrong('')
        }}
      />
    </FormDialog>
  )
}
