/** Where nothing may be assigned. */
export const NEVER = Number.POSITIVE_INFINITY

/** What stands for `NEVER` in the sums: taken only where nothing else is left, and thrown away then. */
const FORBIDDEN = 1e9

/**
 * The cheapest one-to-one assignment of rows to columns: for each row its column, or -1. As many rows as can be
 * are assigned; a pair that costs `NEVER` is none. Shortest augmenting paths (Jonker and Volgenant).
 */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length
  const columns = costs[0]?.length ?? 0
  if (rows === 0 || columns === 0) return costs.map(() => -1)
  if (rows > columns) return turned(assign(transposed(costs)), rows)
  const at = (row: number, column: number) =>
    Math.min(costs[row - 1]?.[column - 1] ?? FORBIDDEN, FORBIDDEN)
  const rowOf = shortestPaths({ rows, columns, at })
  const columnOf = costs.map(() => -1)
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0
    if (row > 0 && at(row, column) < FORBIDDEN) columnOf[row - 1] = column - 1
  }
  return columnOf
}

type Matrix = { rows: number; columns: number; at: (row: number, column: number) => number }

/** For each column (from 1) its row, 0 for none. */
function shortestPaths({ rows, columns, at }: Matrix): Int32Array {
  const ofRow = new Float64Array(rows + 1)
  const ofColumn = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  const cameFrom = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row
    let column = 0
    const least = new Float64Array(columns + 1).fill(NEVER)
    const done = new Uint8Array(columns + 1)
    do {
      done[column] = 1
      const from = rowOf[column] ?? 0
      let step = NEVER
      let next = 0
      for (let to = 1; to <= columns; to++) {
        if (done[to]) continue
        const reduced = at(from, to) - (ofRow[from] ?? 0) - (ofColumn[to] ?? 0)
        if (reduced < (least[to] ?? NEVER)) {
          least[to] = reduced
          cameFrom[to] = column
        }
        if ((least[to] ?? NEVER) < step) {
          step = least[to] ?? NEVER
          next = to
        }
      }
      for (let to = 0; to <= columns; to++) {
        if (done[to]) {
          const its = rowOf[to] ?? 0
          ofRow[its] = (ofRow[its] ?? 0) + step
          ofColumn[to] = (ofColumn[to] ?? 0) - step
        } else least[to] = (least[to] ?? NEVER) - step
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = cameFrom[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  return rowOf
}

const transposed = (costs: readonly (readonly number[])[]): number[][] =>
  (costs[0] ?? []).map((_, column) => costs.map((row) => row[column] ?? NEVER))

/** From `column → row` to `row → column`. */
function turned(rowOfColumn: readonly number[], rows: number): number[] {
  const columnOf = new Array<number>(rows).fill(-1)
  rowOfColumn.forEach((row, column) => {
    if (row >= 0) columnOf[row] = column
  })
  return columnOf
}
