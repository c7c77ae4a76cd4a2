import { Button, Loader } from '@mantine/core'
import { IconAddressBook, IconPlus } from '@tabler/icons-react'
import { useCallback } from 'react'
import { CardGrid } from '../../../ui/card-grid.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useAccounts, useManagers } from '../accounts.queries.ts'
import { AccountEditor } from '../editor/account-editor.tsx'
import { type AccountsAddress, NEW, useAccountsAddress } from '../use-accounts-address.ts'
import { AccountCard } from './account-card.tsx'
import { AccountFilterBar } from './account-filter-bar.tsx'
import styles from './accounts-section.module.css'

/** The Accounts section: who the company works for, found by filters, and the editor of one of them. */
export function AccountsSection() {
  const address = useAccountsAddress()
  return (
    <>
      <div className={styles.head}>
        <PageHeading>Accounts &amp; Customers</PageHeading>
        <Button leftSection={<IconPlus size={18} />} onClick={() => address.open(NEW)}>
          Add Account
        </Button>
      </div>
      <AccountFilterBar filters={address.filters} onFilter={address.filter} />
      <Accounts address={address} onShowAll={address.showAll} />
      {address.account && (
        <AccountEditor key={address.account} id={address.account} onClose={address.close} />
      )}
    </>
  )
}

function Accounts({ address, onShowAll }: { address: AccountsAddress; onShowAll: () => void }) {
  const list = useAccounts(address.filters)
  const managers = useManagers()
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  if (list.isPending) return <Spinner large />
  if (!list.data) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  const accounts = list.data
  return (
    <div aria-busy={list.isPlaceholderData}>
      <div className={styles.count} role="status">
        {list.isPlaceholderData ? <Spinner /> : countOf(accounts.length, hasNextPage)}
      </div>
      {list.error && <Failed error={list.error} onRetry={() => void retry(list)} />}
      {accounts.length === 0 ? (
        <NoAccounts onShowAll={onShowAll} />
      ) : (
        <CardGrid
          label="Accounts"
          items={accounts}
          usual={210}
          isStale={list.isPlaceholderData}
          total={hasNextPage ? -1 : accounts.length}
          onNearEnd={onNearEnd}
          isQuiet={({ isActive }) => !isActive}
        >
          {(account) => (
            <AccountCard
              account={account}
              manager={managers.find(({ value }) => value === account.accountManagerId)?.label}
              address={address}
            />
          )}
        </CardGrid>
      )}
      {isFetchingNextPage && <Spinner large />}
    </div>
  )
}

const retry = (list: ReturnType<typeof useAccounts>) =>
  list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()

const countOf = (count: number, isMore: boolean) =>
  count === 1 ? '1 account' : `${count}${isMore ? '+' : ''} accounts`

const Spinner = ({ large = false }: { large?: boolean }) => (
  <div
    className={styles.spinner}
    data-large={large || undefined}
    {...(large && { role: 'status' })}
  >
    <Loader size={large ? 'md' : 'xs'} aria-hidden="true" />
    <span>Loading accounts…</span>
  </div>
)

const NoAccounts = ({ onShowAll }: { onShowAll: () => void }) => (
  <div className={styles.empty}>
    <Empty icon={<IconAddressBook size={24} />} title="No account matches these filters.">
      <Button mt="xs" size="xs" variant="default" onClick={onShowAll}>
        Show all accounts
      </Button>
    </Empty>
  </div>
)
