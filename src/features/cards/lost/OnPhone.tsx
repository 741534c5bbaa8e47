import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPass } from '../../../api/contract/cards/fareMedia'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { passMove } from '../passes/onDemand'

export function OnPhone({ passes }: { passes: readonly CardPass[] }) {
  const move = useAppSelector(passMove.select)
  return (
    <>
      {passes.map((pass) => (
        <OneOnPhone key={pass.pass_id} pass={pass} isSending={move.status === 'sending'} />
      ))}
    </>
  )
}

function OneOnPhone({ pass, isSending }: { pass: CardPass; isSending: boolean }) {
  const { t } = useTranslation(['lostCard', 'ownPasses'])
  const dispatch = useAppDispatch()
  const id = useId()
  const [isPressed, setPressed] = useState(false)
  const toCloud = () => {
    if (isSending) return
    setPressed(true)
    dispatch(passMove.requested({ pass: pass.pass_id, to: 'cloud' }))
  }
  return (
    <>
      <p id={id}>{t('passes.onPhone', { name: pass.name, device: pass.device ?? t('ownPasses:move.phone') })}</p>
      <BusyButton variant="outlined" busy={isSending && isPressed} aria-describedby={id} onClick={toCloud}>
        {t('ownPasses:move.toCloud')}
      </BusyButton>
    </>
  )
}
