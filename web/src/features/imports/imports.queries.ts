import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  applyImport,
  checkImport,
  type Import,
  type ImportKind,
  type ImportProblem,
  listImportProblems,
  listImports,
  readImport,
  undoImport,
  uploadImport,
} from '@towline/contract'
import { useState } from 'react'
import { send } from '../../platform/api.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { query, refetch, useDo } from '../../platform/query.ts'
import { upload } from '../../platform/upload.ts'

/** Asks for what the tab shows first, before it is there. */
export const askForImports = (client: QueryClient): void =>
  void client.prefetchQuery(query(listImports))

export const useImports = () => useQuery(query(listImports))

/** How many rows with problems are shown. */
const SHOWN = 100
/** How many are read at a time for a file of all of them. */
const PAGE = 1000

export const useProblems = (id: string) =>
  useQuery({
    ...query(listImportProblems, { params: { id }, query: { limit: SHOWN } }),
    placeholderData: keepPreviousData,
  })

/** Reads every problem of an import. */
export async function allProblems(id: string): Promise<ImportProblem[]> {
  const all: ImportProblem[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: { problems: ImportProblem[]; next: number | null } = await send(
      listImportProblems,
      {
        params: { id },
        query: { limit: PAGE, after },
      },
    )
    all.push(...page.problems)
    after = page.next
  }
  return all
}

const changed = [listImports, readImport, listImportProblems]
export const useCheck = () => useDo(checkImport, changed)
export const useApply = () => useDo(applyImport, changed)
export const useUndo = () => useDo(undoImport, changed)

/** Sends a file, and tells the part that is there already, from 0 to 1. */
export function useSendFile(onSent: (sent: Import) => void) {
  const client = useQueryClient()
  const [part, setPart] = useState(0)
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: ({ kind, file }: { kind: ImportKind; file: File }) => {
      setPart(0)
      return upload(uploadImport, {
        params: { kind },
        id: newClientKey(),
        file,
        onProgress: setPart,
        signal: new AbortController().signal,
      })
    },
    onSuccess: async (sent) => {
      await refetch(client, [listImports])
      onSent(sent)
    },
  })
  return { ...sending, part }
}
