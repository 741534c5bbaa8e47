import { useTranslation } from 'react-i18next'
import type { AnotherCard, MixedKinds, NotYourCard, StartOver } from './cartDialogs'
import { ConflictDialog } from './ConflictDialog'

export function StartOverDialog({ answer }: StartOver) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.startOver.title')}
      text={t('dialogs.startOver.text')}
      keepText={t('dialogs.doNotAdd')}
      clearText={t('dialogs.emptyAndAdd')}
      answer={answer}
    />
  )
}

export function MixedKindsDialog({ params, answer }: MixedKinds) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.mixedKinds.title')}
      text={t(`dialogs.mixedKinds.${params.adding}`)}
      keepText={t('dialogs.doNotAdd')}
      clearText={t('dialogs.emptyAndAdd')}
      answer={answer}
    />
  )
}

export function AnotherCardDialog({ params, answer }: AnotherCard) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.anotherCard.title')}
      text={t(`dialogs.anotherCard.${params.between}`)}
      keepText={params.isAdding ? t('dialogs.doNotAdd') : t('dialogs.anotherCard.keep')}
      clearText={params.isAdding ? t('dialogs.emptyAndAdd') : t('dialogs.anotherCard.clear')}
      answer={answer}
    />
  )
}

export function NotYourCardDialog({ answer }: NotYourCard) {
  const { t } = useTranslation('cart')
  return (
    <ConflictDialog
      title={t('dialogs.notYourCard.title')}
      text={t('dialogs.notYourCard.text')}
      keepText={t('dialogs.leaveAsIs')}
      clearText={t('dialogs.notYourCard.clear')}
      answer={answer}
    />
  )
}
