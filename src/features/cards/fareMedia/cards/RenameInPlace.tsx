import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { FormInPlace } from '../../../../shared/forms/FormInPlace'
import type { ButtonLook } from '../../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../../i18n/lazyPart'

const RenameCard = lazyPart(() => import('./RenameCard'))

export function RenameInPlace({ card, ...look }: { card: FareMedium } & ButtonLook) {
  const { t } = useTranslation('fareMedia')
  return (
    <FormInPlace
      size="small"
      sx={{ justifySelf: 'start' }}
      {...look}
      text={t('rename.title')}
      form={(close) => <RenameCard card={card} onDone={close} />}
    />
  )
}
