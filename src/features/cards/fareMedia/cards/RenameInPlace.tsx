import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { focusWhenLost } from '../../../../shared/focus/moveFocus'
import { Button } from '../../../../shared/ui/buttons/Button'
import type { ButtonLook } from '../../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../../i18n/lazyPart'
import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'

const RenameCard = lazyPart(() => import('./RenameCard'))

/** A button that becomes the form for a card's name. The form loads only when it is opened. */
export function RenameInPlace({ card, ...look }: { card: FareMedium } & ButtonLook) {
  const { t } = useTranslation('fareMedia')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The form closes, and the button takes the focus again.
    focusWhenLost(() => opener.current)
  }
  if (isOpen)
    return (
      <Suspense fallback={<SkeletonBar aria-hidden data-waiting shade="faint" style={{ height: 150 }} />}>
        <RenameCard card={card} onDone={close} />
      </Suspense>
    )
  return (
    <Button ref={opener} size="small" sx={{ justifySelf: 'start' }} {...look} onClick={() => setOpen(true)}>
      {t('rename.title')}
    </Button>
  )
}
