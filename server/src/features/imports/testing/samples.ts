type Sample = { path: string; body?: unknown; file?: Blob; headers?: Record<string, string> }

/** A small file of accounts. */
export const accountsFile = new Blob(['Name,Phone\nHarriet’s Garage,4695550142\n'])

/** A request for each operation of imports. */
export const importSamples: Record<string, (known: { importId: string }) => Sample> = {
  listImports: () => ({ path: '/towline/imports' }),
  uploadImport: ({ importId }) => ({
    path: '/towline/imports/of/accounts',
    file: accountsFile,
    headers: { 'x-upload-id': importId, 'x-file-name': 'Harriet.csv' },
  }),
  readImport: ({ importId }) => ({ path: `/towline/imports/${importId}` }),
  listImportProblems: ({ importId }) => ({ path: `/towline/imports/${importId}/problems` }),
  checkImport: ({ importId }) => ({
    path: `/towline/imports/${importId}/check`,
    body: { columns: { name: 0 } },
  }),
  applyImport: ({ importId }) => ({ path: `/towline/imports/${importId}/apply`, body: {} }),
  undoImport: ({ importId }) => ({ path: `/towline/imports/${importId}/undo`, body: {} }),
}
