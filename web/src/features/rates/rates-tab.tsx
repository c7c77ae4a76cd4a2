import { Button, Select, Skeleton } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { type LoggedInUser, may, type RateSheet } from '@towline/contract'
import { useEffect, useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { RecordsBar } from '../../ui/records-bar.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { DraftBar } from './draft-bar.tsx'
import { OpenPart } from './open-part.tsx'
import { useRateSheets } from './rates.queries.ts'
import { NO_RATES, sheetName, sheetToShow } from './rates.text.ts'
import { RatesHistory } from './rates-history.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { type Opened, SheetView } from './sheet-view.tsx'
import { useRatesDraft } from './use-rates-draft.ts'
import { WhoseField } from './whose-field.tsx'

/** The Rates tab: what the company charges, and what its accounts pay where they have rates of their own. */
export function RatesTab({ user }: { user: LoggedInUser }) {
  const [whose, setWhose] = useState('company')
  const list = useRateSheets(whose)
  const [isChanged, setChanged] = useState(false)
  const [news, setNews] = useState('')
  const guard = useLeaveGuard(isChanged)
  return (
    <>
      <RecordsBar label="Rates" status={news} add={undefined}>
        <WhoseField
          whose={whose}
          isHeld={isChanged}
          onChange={(next) => {
            setNews('')
            setWhose(next)
          }}
        />
      </RecordsBar>
      {list.error && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={220} role="status" aria-label="Loading rates" />}
      {list.data && (
        <Sheets
          key={whose}
          whose={whose}
          {...list.data}
          mayWrite={may(user.roles, 'rates.write')}
          onChanged={setChanged}
          onNews={setNews}
        />
      )}
      <LeaveDialog title="Rates" guard={guard} />
    </>
  )
}

function Sheets(props: {
  whose: string
  today: string
  sheets: readonly RateSheet[]
  mayWrite: boolean
  onChanged: (isChanged: boolean) => void
  onNews: (what: string) => void
}) {
  const { whose, today, sheets, mayWrite } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const shown = sheets.find(({ id }) => id === chosen) ?? sheetToShow(sheets, today) ?? null
  const draft = useRatesDraft(shown, today)
  const isAccount = whose !== 'company'
  const { onChanged } = props
  const { isChanged } = draft
  // The page around it asks before somebody leaves with changes.
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const isEmpty = !shown && !draft.isChanged
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label="In force"
          maw={320}
          mb={8}
          allowDeselect={false}
          disabled={draft.isChanged}
          data={sheets.map((sheet) => ({
            value: sheet.id,
            label: sheetName(sheet, { today, sheets }),
          }))}
          value={shown?.id ?? null}
          onChange={setChosen}
        />
      )}
      <SheetTools
        sheet={shown}
        today={today}
        mayWrite={mayWrite}
        isHistoryOpen={isHistoryOpen}
        onHistory={() => setHistoryOpen(!isHistoryOpen)}
        onRead={draft.change}
        onRemoved={props.onNews}
      />
      {isHistoryOpen && <RatesHistory whose={whose} />}
      {isEmpty && <NoRates isAccount={isAccount} mayWrite={mayWrite} onOpen={setOpened} />}
      {!isEmpty && (
        <SheetView
          rates={draft.rates}
          isAccount={isAccount}
          onOpen={mayWrite ? setOpened : undefined}
        />
      )}
      {draft.isChanged && (
        <DraftBar
          draft={draft}
          accountId={isAccount ? whose : ''}
          sheets={sheets}
          onSaved={(what) => {
            setChosen(null)
            props.onNews(what)
          }}
        />
      )}
      {opened && (
        <OpenPart
          opened={opened}
          rates={draft.rates}
          onChange={(part) => {
            props.onNews('')
            draft.change(part)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function NoRates(props: {
  isAccount: boolean
  mayWrite: boolean
  onOpen: (opened: Opened) => void
}) {
  const title = props.isAccount ? 'This account pays the company rates.' : 'No rates yet.'
  return (
    <Empty icon={<IconReceipt size={24} />} title={title}>
      {!props.isAccount && <p>{NO_RATES}</p>}
      {props.mayWrite && (
        <Button onClick={() => props.onOpen({ part: 'services', index: null })}>
          Add a service
        </Button>
      )}
    </Empty>
  )
}
