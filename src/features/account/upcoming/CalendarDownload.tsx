import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { saveFile } from '../../../shared/csv/saveFile'
import { formatMoney } from '../../../shared/locales/money'
import { useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/buttons/Button'
import { useCardNames } from '../../cards/fareMedia/onDemand'
import { selectRiderId } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { calendarFile } from './calendarFile'
import type { UpcomingCharge } from './upcomingCharges'

/** Offers a file for any calendar (decision 98). It names cards by nickname, never by number. */
export function CalendarDownload({ charges }: { charges: readonly UpcomingCharge[] }) {
  const { t, i18n } = useTranslation('upcoming')
  const nameOf = useCardNames()
  const operator = useAppSelector(selectSettings).operator.name
  const rider = useAppSelector(selectRiderId) ?? ''
  const download = () => {
    const events = charges.map(({ id, day, amount, of }) => {
      const pass = of.kind === 'renewal' ? of.pass : t('autoload')
      const name = of.kind === 'wallet' ? t('walletAutoload') : t('renewal', { pass, card: nameOf(of.card).own })
      // A household may share a calendar, and each rider has a wallet.
      return { id: `${rider} ${id}`, day, title: t('event', { name, amount: formatMoney(amount, i18n.language) }) }
    })
    const name = t('calendar', { operator })
    saveFile(
      t('fileName'),
      calendarFile(events, { host: window.location.hostname, now: now(), name }),
      'text/calendar;charset=utf-8',
    )
  }
  return (
    <Button variant="outlined" onClick={download}>
      {t('download')}
    </Button>
  )
}
