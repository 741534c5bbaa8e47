import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../VisuallyHidden'
import { Records } from './recordStyles'

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table laid out as blocks on a phone loses its own roles in some browsers */

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `figure`: a number, aligned to the end of its column. `wide`: sentences, without a label on a card. */
  kind?: 'figure' | 'wide'
}

interface RecordTableProps<Row> {
  caption: ReactNode
  /** The first column holds the header of each row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string | number
  action?: (row: Row) => ReactNode
}

/** Records as a real table. Below 600 px each row becomes a card with the same elements in the same order. */
export function RecordTable<Row>({ caption, columns, rows, keyOf, action }: RecordTableProps<Row>) {
  const { t } = useTranslation('shared')
  const [first, ...others] = columns
  return (
    <Records role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" data-figure={column.kind === 'figure' || undefined}>
              {column.header}
            </th>
          ))}
          {action && (
            <th scope="col" role="columnheader">
              <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} role="row">
            <th scope="row" role="rowheader">
              {first.cell(row)}
            </th>
            {others.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
            {action && (
              <td role="cell" data-action="">
                {action(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Records>
  )
}

/** On a card the label comes before the value, so one element surrounds the value. */
function Cell<Row>({ column: { header, kind, cell }, row }: { column: Column<Row>; row: Row }) {
  if (kind === 'wide')
    return (
      <td role="cell" data-wide="">
        {cell(row)}
      </td>
    )
  return (
    <td role="cell" data-label={header} data-figure={kind === 'figure' || undefined}>
      <div>{cell(row)}</div>
    </td>
  )
}
