import type { DialogAnswer, DialogKind, DialogParams } from '../../../shared/dialogs/dialogsSlice'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import { useTranslation } from 'react-i18next'
import { inOneList, inOneText } from '../../../shared/locales/lists'
import { useCardName } from '../fareMedia/onDemand'
import type {} from './acts/blocking'
import { useEndsText } from './charges/useEndsText'
import { ForfeitDialog } from './ForfeitDialog'
import type {} from './acts/removal'

interface Asked<K extends DialogKind> {
  params: DialogParams<K>
  answer: (answer: DialogAnswer<K>) => void
}

export function BlockCardDialog({ params: { card, ends }, answer }: Asked<'blockCard'>) {
  const { t } = useTranslation('cardManagement')
  const endsText = useEndsText()
  return (
    <ConfirmDialog
      wide
      title={t('block.question', { card: useCardName(card).full })}
      text={inOneText([t('block.meaning'), endsText('blocked', ends)])}
      confirmText={t('block.confirm')}
      cancelText={t('block.cancel')}
      onConfirm={() => answer('block')}
      onCancel={() => answer('keep')}
    />
  )
}

export function UnblockCardDialog({ params: { card, runs }, answer }: Asked<'unblockCard'>) {
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

export function RemoveCardDialog({
  params: { card, act, forfeits, isChanged, ends, offPhones },
  answer,
}: Asked<'removeCard'>) {
  const { t, i18n } = useTranslation('cardManagement')
  const ended = useEndsText()('removed', ends)
  const title = t(`${act}.question`, { card: useCardName(card).full })
  if (forfeits) return <ForfeitDialog title={title} card={card} isChanged={isChanged} ended={ended} answer={answer} />
  return (
    <ConfirmDialog
      wide
      isFinal={act === 'remove'}
      title={title}
      text={inOneText([
        isChanged && t('remove.changed'),
        t(`${act}.meaning`),
        offPhones.length > 0 && t('ends.offPhones', { list: inOneList(offPhones, i18n.language) }),
        ended,
      ])}
      confirmText={t(`${act}.act`)}
      cancelText={t(`${act}.cancel`)}
      onConfirm={() => answer('remove')}
      onCancel={() => answer('keep')}
    />
  )
}
