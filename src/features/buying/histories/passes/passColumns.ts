import i18next from 'i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { centsCell } from '../../../../shared/csv/csvText'
import type { CsvCell, CsvColumn } from '../../../../shared/csv/csvText'
import { passStatus, renewalText, usesLeft } from '../../../cards/fareMedia/onDemand'
import { passWords } from './passWords'

/** Returns the columns of a file: every field of the specification, in the interface's language. */
export function passColumns(): CsvColumn<Pass>[] {
  const t = i18next.getFixedT<['histories', 'passes']>(null, ['histories', 'passes'])
  const ofPass = i18next.getFixedT(null, 'passes')
  const count = (value: number | null | undefined): CsvCell => (typeof value === 'number' ? { count: value } : null)
  const instant = (iso: string | null | undefined): CsvCell => (iso ? { instant: iso } : null)
  return [
    { header: t('pass.name'), cell: ({ name }) => name },
    { header: t('pass.description'), cell: ({ description }) => description },
    {
      header: t('pass.status'),
      cell: (pass) => {
        const status = passStatus(pass)
        return status ? t(`passes:status.${status}`) : pass.status
      },
    },
    { header: t('pass.purchaseDate'), cell: ({ purchase_date }) => instant(purchase_date) },
    { header: t('pass.expirationDate'), cell: ({ expiration_date }) => expiration_date },
    { header: t('pass.firstActivation'), cell: (pass) => instant(pass.first_activation_time) },
    { header: t('pass.used'), cell: ({ used_count }) => count(used_count) },
    { header: t('pass.usable'), cell: ({ usable_count }) => count(usable_count) ?? t('passes:unlimited') },
    { header: t('pass.left'), cell: (pass) => count(usesLeft(pass)) ?? t('passes:unlimited') },
    { header: t('pass.location'), cell: passWords(t).place },
    { header: t('pass.serialNumber'), cell: (pass) => pass.serial_number },
    { header: t('pass.orderNumber'), cell: (pass) => pass.order_number },
    { header: t('pass.price'), cell: ({ price }) => centsCell(price) },
    { header: t('pass.autoRenew'), cell: (pass) => renewalText(ofPass, pass) },
    { header: t('pass.riderType'), cell: (pass) => pass.rider_type },
  ]
}
