import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import { inOneList, inOneText } from '../../../shared/locales/lists'
import { useCardName } from '../fareMedia/onDemand'
import type { RemoveCard } from './acts/removal'
import { useEndsText } from './charges/useEndsText'
import { ForfeitDialog } from './ForfeitDialog'

export default function RemoveCardDialog({
  params: { card, act, forfeits, isChanged, ends, offPhones },
  answer,
}: RemoveCard) {
  const { t, i18n } = useTranslation('cardManagement')
  const ended = useEndsText()('removed', ends)
  const title = t(`${act}.question`, { card: useCardName(card).full })
  if (forfeits) return <ForfeitDialog title={title} card={card} isChanged={isChanged} ended={ended} answer={answer} />
  return (
    <ConfirmDialog
      wide
      color={act === 'remove' ? 'error' : undefined}
      title={title}
      text={inOneText([
        isChanged && t('remove.changed'),
        t(`${act}.meaning`),
        offPhones.length > 0 && t('ends.offPhones', { list: inOneList(offPhones, i18n.language) }),
        ended,
      ])}
      confirmText={t(`${act}.title`)}
      cancelText={t(`${act}.cancel`)}
      onConfirm={() => answer('remove')}
      onCancel={() => answer('keep')}
    />
  )
}
