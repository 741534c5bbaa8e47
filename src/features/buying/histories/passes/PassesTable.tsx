import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { DateTime } from '../../../../shared/ui/DateTime'
import { RecordTable } from '../../../../shared/ui/records/RecordTable'
import { isUsable } from '../../../cards/fareMedia/onDemand'
import { EntryLink } from '../list/EntryLink'
import { Small, Table } from '../list/historyStyles'
import { PassMark } from './PassMark'
import { usePassWords } from './passWords'

interface PassesTableProps {
  passes: Pass[]
  href?: (id: string) => string
}

/** Passes as a table: which, when bought, its status, and where it is. */
export function PassesTable({ passes, href }: PassesTableProps) {
  const { t } = useTranslation(['histories', 'passes'])
  const { place, uses } = usePassWords()
  return (
    <Table>
      <RecordTable
        caption={t('passes:title')}
        rows={passes}
        keyOf={({ pass_id }) => pass_id}
        columns={[
          {
            key: 'pass',
            header: t('pass.name'),
            cell: ({ pass_id, name }) => (
              <EntryLink id={pass_id} href={href}>
                <bdi>{name}</bdi>
              </EntryLink>
            ),
          },
          {
            key: 'bought',
            header: t('pass.purchaseDate'),
            cell: ({ purchase_date: date }) => (date ? <DateTime iso={date} show="date" /> : t('notTold')),
          },
          { key: 'status', header: t('pass.status'), cell: (pass) => <PassMark pass={pass} /> },
          {
            key: 'place',
            header: t('pass.location'),
            cell: (pass) => (
              <>
                {place(pass)}
                {isUsable(pass) && <Small>{uses(pass)}</Small>}
              </>
            ),
          },
        ]}
      />
    </Table>
  )
}
