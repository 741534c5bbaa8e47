import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { DateTime } from '../../../shared/ui/DateTime'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Price } from '../../../shared/ui/Price'
import { RecordTable } from '../../../shared/ui/records/RecordTable'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { useMethodNames } from './useMethodNames'
import type { UpcomingCharge } from './upcomingCharges'
import { useChargedName } from './useChargedName'

interface UpcomingTableProps {
  charges: readonly UpcomingCharge[]
  methods: readonly PaymentMethod[] | undefined
}

/** The charges of the next 90 days, each with a link to its autoload. */
export function UpcomingTable({ charges, methods }: UpcomingTableProps) {
  const { t } = useTranslation('upcoming')
  const chargedName = useChargedName()
  const methodName = useMethodNames(methods)
  const linkTo = ({ of }: UpcomingCharge) => {
    const { name, to } = chargedName(of)
    return (
      <TextLink to={to}>
        <bdi>{name}</bdi>
      </TextLink>
    )
  }
  return (
    <RecordTable
      caption={t('table.caption')}
      rows={charges}
      keyOf={({ id }) => id}
      columns={[
        { key: 'day', header: t('table.day'), cell: ({ day }) => <DateTime iso={day} show="day" /> },
        { key: 'of', header: t('table.of'), cell: linkTo },
        {
          key: 'method',
          header: t('table.method'),
          cell: ({ methodId }) => <MaskedName>{methodName(methodId)}</MaskedName>,
        },
        {
          key: 'amount',
          header: t('table.amount'),
          kind: 'figure',
          cell: ({ amount }) => <Price cents={amount} size="small" />,
        },
      ]}
    />
  )
}
