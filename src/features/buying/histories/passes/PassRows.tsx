import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { DayRow, MonthList } from '../../../../shared/lists/days/DayList'
import { RowDay } from '../../../../shared/lists/days/RowDay'
import { formatMoney } from '../../../../shared/locales/money'
import { useIsPhone } from '../../../../shared/ui/useWidth'
import { isUsable, PassState, passStatus } from '../../../cards/fareMedia/onDemand'
import { EntryLink } from '../list/EntryLink'
import { usePassWords } from './passWords'

interface PassRowsProps {
  passes: readonly Pass[]
  /** Returns the address of a pass. On paper there are no links. */
  href?: (id: string) => string
}

export function PassRows({ passes, href }: PassRowsProps) {
  const { t } = useTranslation('histories')
  return (
    <MonthList
      entries={passes}
      dateOf={({ purchase_date: date }) => date ?? t('notTold')}
      keyOf={({ pass_id }) => pass_id}
      onPaper={!href}
      row={(pass) => <PassRow pass={pass} href={href} />}
    />
  )
}

/** Most passes of a history have expired, so this status is a word among the facts. */
function PassRow({ pass, href }: { pass: Pass; href: PassRowsProps['href'] }) {
  const { t, i18n } = useTranslation(['histories', 'passes'])
  const { place, uses } = usePassWords()
  const { pass_id: id, name, purchase_date: bought, price } = pass
  const isExpired = passStatus(pass) === 'expired'
  // The opened pass tells the rest.
  const isShort = useIsPhone() && Boolean(href)
  return (
    <DayRow
      title={[
        <strong key="name">
          <EntryLink id={id} href={href}>
            <bdi>{name}</bdi>
          </EntryLink>
        </strong>,
      ]}
      state={!isExpired && <PassState pass={pass} />}
      onPaper={!href}
      facts={[
        bought && <RowDay key="bought" iso={bought} onPaper={!href} />,
        isExpired && t('passes:status.expired'),
        isUsable(pass) && uses(pass),
        // Where a pass that is over is stored no longer matters.
        isUsable(pass) && !isShort && place(pass),
      ]}
      figure={typeof price === 'number' && <strong>{formatMoney(price, i18n.language)}</strong>}
    />
  )
}
