import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../../api/contract/buying/orders'
import { formatMoney } from '../../../../shared/locales/money'
import { csvText } from '../../../../shared/csv/csvText'
import { saveFile } from '../../../../shared/csv/saveFile'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { downloadGlyph } from '../../../../shared/ui/glyphs/acts'
import { formatNumber } from '../../../../shared/locales/numbers'
import { useAppSelector } from '../../../../shared/store'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import type { Column } from '../../../../shared/ui/records/RecordTable'
import { selectUser } from '../../../identity/session'
import { useCardByDigits } from '../../../cards/fareMedia/onDemand'
import { selectSettings } from '../../../identity/settings'
import { DayList } from '../../../../shared/lists/days/DayList'
import { Facts, MadeFor, MadeOn } from '../../../../shared/lists/PaperHead'
import { statementOf } from './statementRules'
import type { StatementLine } from './statementRules'
import { transactionColumns } from '../entries/transactionColumns'
import { MonthsFolded } from './MonthsFolded'
import { TransactionRow } from '../entries/TransactionRows'

interface YearStatementProps {
  year: string
  transactions: Transaction[]
  children: ReactNode
}

export default function YearStatement({ year, transactions, children }: YearStatementProps) {
  const { t, i18n } = useTranslation('histories')
  const id = useId()
  const user = useAppSelector(selectUser)
  const { name, legalName = name, contact, taxNumber } = useAppSelector(selectSettings).operator
  const { lines, total, entries } = statementOf(transactions)
  const columns = useStatementColumns(total.tax !== undefined)
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', '& h2': { m: 0, fontSize: '1.25rem' } }}>
      <Facts sx={{ '@media screen and (min-width: 600px)': sideBySide }}>
        <div data-whole="">
          <dt>{t('statement.from')}</dt>
          <dd>{legalName}</dd>
          {contact?.address && <dd>{contact.address}</dd>}
          {taxNumber && <dd>{taxNumber}</dd>}
        </div>
        <MadeFor person={user} />
        <MadeOn />
      </Facts>
      {entries.length === 0 ? (
        <p>{t('statement.empty', { year })}</p>
      ) : (
        <Figures>
          <RecordTable
            caption={t('statement.caption', { year })}
            rows={[...lines, { ...total, isTotal: true }]}
            keyOf={({ of, isTotal }: Row) => (isTotal ? 'total' : (of ?? 'none'))}
            columns={columns}
          />
        </Figures>
      )}
      {entries.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{t('tab.transactions')}</h2>
          <MonthsFolded
            entries={entries}
            dateOf={({ date }) => date}
            keyOf={({ transaction_id }) => transaction_id}
            count={({ length }) => t('count.transactions', { count: length })}
            sum={(rows) => formatMoney(statementOf(rows).total.net, i18n.language)}
            row={(entry) => <TransactionRow entry={entry} />}
            list={(rows) => (
              <DayList>
                <ul>{rows}</ul>
              </DayList>
            )}
          />
        </section>
      )}
      {children}
    </Box>
  )
}

/** On a phone, so many figures stand below each other, behind their labels. */
const Figures = styled('div')({
  // Long headers leave the names their room.
  '&& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
  '@media screen and (max-width: 599.95px)': {
    '&& td[data-figure]::before': { textAlign: 'start' },
    '&& td[data-figure]': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: 12 },
  },
})

/** On paper an address has a line of its own. */
const sideBySide = { gridTemplateColumns: '3fr 2fr 1fr', '& > [data-whole]': { gridColumn: 'auto' } }

type Row = StatementLine & { isTotal?: boolean }

function useStatementColumns(hasTax: boolean): readonly [Column<Row>, ...Column<Row>[]] {
  const { t, i18n } = useTranslation('histories')
  const cardOf = useCardByDigits()
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const tax: Column<Row> = {
    key: 'tax',
    header: t('statement.tax'),
    kind: 'figure',
    cell: (line) => (line.tax === undefined ? t('statement.noTax') : money(line.tax)),
  }
  return [
    {
      key: 'card',
      header: t('purchase.account'),
      cell: ({ of, isTotal }) =>
        isTotal ? (
          t('statement.total')
        ) : of === 'wallet' ? (
          t('purchase.wallet')
        ) : of ? (
          <MaskedName>{cardOf(of).name}</MaskedName>
        ) : (
          t('statement.noCard')
        ),
    },
    {
      key: 'count',
      header: t('tab.transactions'),
      kind: 'figure',
      cell: (line) => formatNumber(line.count, i18n.language),
    },
    { key: 'paid', header: t('order.paid'), kind: 'figure', cell: ({ paid }) => money(paid) },
    ...(hasTax ? [tax] : []),
    {
      key: 'returned',
      header: t('statement.returned'),
      kind: 'figure',
      cell: ({ returned }) => money(-returned),
    },
    {
      key: 'net',
      header: t('statement.net'),
      kind: 'figure',
      cell: ({ net }) => <strong>{money(net)}</strong>,
    },
  ]
}

interface StatementFileProps {
  year: string
  transactions: Transaction[]
}

/** Offers the transactions as a CSV file. They are all here, so nothing is loaded. */
export function StatementFile({ year, transactions }: StatementFileProps) {
  const { t, i18n } = useTranslation('lists')
  const { entries } = statementOf(transactions)
  const { timeZone } = useAppSelector(selectSettings).operator
  const save = () =>
    saveFile(`statement-${year}.csv`, csvText(transactionColumns(), entries, { timeZone, language: i18n.language }))
  if (entries.length === 0) return null
  return (
    <Button variant="outlined" startIcon={<Glyph shape={downloadGlyph} />} onClick={save}>
      {t('file.download')}
    </Button>
  )
}
