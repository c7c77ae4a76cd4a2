import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPasskey,
  beginPasskey,
  listSessions,
  makeRecoveryCodes,
  type Passkey,
  readTwoStep,
  removeApp,
  removePasskey,
  type TwoStep,
} from '@towline/contract'
import { useState } from 'react'
import { send } from '../../../platform/api.ts'
import { query, refetch as readAgain, useDo } from '../../../platform/query.ts'
import { withSession } from '../../../platform/signed-out.ts'
import { Card } from '../../../ui/card.tsx'
import { dateAndTime } from '../../../ui/dates.ts'
import { Failed } from '../../../ui/failed.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AppSetup } from './app-setup.tsx'
import { canUsePasskeys, makePasskey } from './browser-passkey.ts'
import { RecoveryCodeList } from './recovery-codes.tsx'
import styles from './two-step.module.css'

/** What a person logs in with besides the password. */
export function TwoStepCard() {
  const { data, error, refetch } = useQuery(query(readTwoStep))
  return (
    <Card title="Two-step login">
      {data ? (
        <TwoStepSettings state={data} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} role="status" aria-label="Loading your two-step login" />
      )}
    </Card>
  )
}

type Shown = { kind: 'app' } | { kind: 'codes'; codes: string[] } | null

export function TwoStepSettings({ state }: { state: TwoStep }) {
  const { hasApp, passkeys, recoveryCodes } = state
  const isOn = hasApp || passkeys.length > 0
  const [shown, show] = useState<Shown>(null)
  const showCodes = (codes: string[]) => show(codes.length > 0 ? { kind: 'codes', codes } : null)
  const renewing = useDo(makeRecoveryCodes, [readTwoStep])
  const removing = useDo(removeApp, [readTwoStep])
  const adding = useAddPasskey(showCodes)
  const error = renewing.error ?? removing.error ?? adding.error
  if (shown?.kind === 'codes')
    return <RecoveryCodeList codes={shown.codes} onDone={() => show(null)} />
  return (
    <>
      <p className={styles.hint}>
        {isOn
          ? 'Your password alone doesn’t open your account.'
          : 'Add a second step, and a stolen password alone doesn’t open your account.'}
      </p>
      {error && <Notice kind="error">{error.message}</Notice>}
      <ul className={styles.list}>
        <li className={styles.row}>
          <div className={styles.what}>
            <strong>Authenticator app</strong>
            <span>
              {hasApp ? 'On. It shows a code to type.' : 'A code from an app on your phone.'}
            </span>
          </div>
          {hasApp ? (
            <Removing
              what="authenticator app"
              isLast={passkeys.length === 0}
              isPending={removing.isPending}
              onRemove={() => removing.mutate({})}
            />
          ) : (
            <Button size="sm" disabled={shown !== null} onClick={() => show({ kind: 'app' })}>
              Add an app
            </Button>
          )}
        </li>
        {shown?.kind === 'app' && !hasApp && (
          <li>
            <AppSetup onAdded={showCodes} onCancel={() => show(null)} />
          </li>
        )}
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isLast={!hasApp && passkeys.length === 1}
          />
        ))}
        <li className={styles.row}>
          <div className={styles.what}>
            <strong>{passkeys.length > 0 ? 'Another passkey' : 'Passkey'}</strong>
            <span>
              {canUsePasskeys()
                ? 'Your finger, face or PIN on this device, or a security key. It also logs you in without the password.'
                : 'This browser, or this address, can’t make one.'}
            </span>
          </div>
          {canUsePasskeys() && (
            <Button
              size="sm"
              variant="default"
              loading={adding.isPending}
              onClick={() => adding.mutate()}
            >
              Add a passkey
            </Button>
          )}
        </li>
        {isOn && (
          <li className={styles.row}>
            <div className={styles.what}>
              <strong>Recovery codes</strong>
              <span>{recoveryCodes} left. New ones replace them.</span>
            </div>
            <Button
              size="sm"
              variant="default"
              loading={renewing.isPending}
              onClick={() =>
                renewing.mutate({}, { onSuccess: (made) => showCodes(made.recoveryCodes) })
              }
            >
              Make new codes
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

function useAddPasskey(onAdded: (codes: string[]) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const options = await withSession(() => send(beginPasskey, undefined))
      const { id, rawId, type, response } = await makePasskey(options)
      const { clientDataJSON, attestationObject, transports } = response
      const body = {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      }
      return withSession(() => send(addPasskey, { body }))
    },
    onSuccess: ({ recoveryCodes }) => {
      onAdded(recoveryCodes)
      void readAgain(client, [readTwoStep, listSessions])
    },
  })
}

function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const removing = useDo(removePasskey, [readTwoStep])
  const name = passkey.name || 'Unknown device'
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>Passkey from {name}</strong>
        <span>
          Added {dateAndTime(passkey.madeAt)}
          {passkey.usedAt > 0 && ` · used ${dateAndTime(passkey.usedAt)}`}
        </span>
        {removing.error && <span role="alert">{removing.error.message}</span>}
      </div>
      <Removing
        what={`passkey from ${name}`}
        isLast={isLast}
        isPending={removing.isPending}
        onRemove={() => removing.mutate({ params: { id: passkey.id } })}
      />
    </li>
  )
}

/** A button that asks once more before it removes. */
function Removing(props: {
  what: string
  isLast: boolean
  isPending: boolean
  onRemove: () => void
}) {
  const [isAsking, ask] = useState(false)
  if (!isAsking)
    return (
      <Button
        size="sm"
        variant="default"
        aria-label={`Remove the ${props.what}`}
        onClick={() => ask(true)}
      >
        Remove
      </Button>
    )
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>
        {props.isLast ? 'Then your password alone is enough.' : 'It won’t be taken anymore.'}
      </span>
      <Button size="sm" color="red" loading={props.isPending} onClick={props.onRemove}>
        Remove it
      </Button>
      <Button size="sm" variant="default" onClick={() => ask(false)}>
        Keep it
      </Button>
    </div>
  )
}
