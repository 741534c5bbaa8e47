import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { FormInPlace } from '../../../../shared/forms/FormInPlace'
import type { ButtonLook } from '../../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../../i18n/lazyPart'

const RenameCard = lazyPart(() => import('./RenameCard'))

interface RenameInPlaceProps extends ButtonLook {
  card: FareMedium
  /** The button's text where its place says what is renamed. */
  text?: string
}

export function RenameInPlace({ card, text, ...look }: RenameInPlaceProps) {
  const { t } = useTranslation('fareMedia')
  return (
    <FormInPlace
      size="small"
      sx={{ justifySelf: 'start', ml: look.variant ? 0 : '-12px' }}
      {...look}
      text={text ?? t('rename.title')}
      aria-label={t('rename.title')}
      form={(close) => <RenameCard card={card} onDone={close} />}
    />
  )
}
