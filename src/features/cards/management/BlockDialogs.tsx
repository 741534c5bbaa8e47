import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import { useTranslation } from 'react-i18next'
import { inOneText } from '../../../shared/locales/lists'
import { useCardName } from '../fareMedia/onDemand'
import type { BlockCard, UnblockCard } from './acts/blocking'
import { useEndsText } from './charges/useEndsText'

export function BlockCardDialog({ params: { card, ends }, answer }: BlockCard) {
  const { t } = useTranslation('cardManagement')
  const endsText = useEndsText()
  return (
    <ConfirmDialog
      wide
      color="warning"
      title={t('block.question', { card: useCardName(card).full })}
      text={inOneText([t('block.meaning'), endsText('blocked', ends)])}
      confirmText={t('block.confirm')}
      cancelText={t('block.cancel')}
      onConfirm={() => answer('block')}
      onCancel={() => answer('keep')}
    />
  )
}

export function UnblockCardDialog({ params: { card, runs }, answer }: UnblockCard) {
  const { t } = useTranslation('cardManagement')
  return (
    <ConfirmDialog
      wide
      title={t('unblock.question', { card: useCardName(card).full })}
      text={inOneText([t('unblock.meaning'), useEndsText()('unblocked', runs)])}
      confirmText={t('unblock.confirm')}
      cancelText={t('unblock.cancel')}
      onConfirm={() => answer('unblock')}
      onCancel={() => answer('keep')}
    />
  )
}
