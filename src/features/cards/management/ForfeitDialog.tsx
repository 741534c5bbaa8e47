import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../shared/focus/moveFocus'
import { TickLabel } from '../../../shared/forms/CheckboxInput'
import { inOneText } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { Button } from '../../../shared/ui/buttons/Button'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { StillOnCard } from './StillOnCard'

interface ForfeitDialogProps {
  title: string
  card: FareMedium
  /** The rider agreed before, and the card has changed since. */
  isChanged: boolean
  ended: string
  answer: (answer: 'remove' | 'keep') => void
}

/** Asks before a virtual card with content is removed: the rider ticks what is given up (decision 47). */
export function ForfeitDialog({ title, card, isChanged, ended, answer }: ForfeitDialogProps) {
  const { t } = useTranslation('cardManagement')
  const tick = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const remove = () => {
    if (tick.current?.checked) return answer('remove')
    setMissing(true)
    tick.current?.focus()
  }
  return (
    <DialogFrame
      alert
      title={title}
      maxWidth="sm"
      onClose={() => answer('keep')}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={() => answer('keep')}>
            {t('remove.cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={remove}>
            {t('remove.forfeit')}
          </Button>
        </>
      }
    >
      {isChanged && <Typography sx={{ mb: 1.5, fontWeight: 700 }}>{t('remove.changed')}</Typography>}
      <Typography sx={{ mb: 1.5 }}>{inOneText([t('remove.meaning'), ended])}</Typography>
      <StillOnCard card={card} />
      {(card.balances?.general_funds ?? 0) > 0 && (
        <TextLink to={paths.transfer(card.faremedia_id)} onClick={() => answer('keep')}>
          {t('remove.moveFirst')}
        </TextLink>
      )}
      <TickLabel>
        <input
          ref={tick}
          type="checkbox"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'forfeit-missing' : undefined}
          onChange={() => setMissing(false)}
        />
        <span>{t('remove.agree')}</span>
      </TickLabel>
      {isMissing && (
        <Typography id="forfeit-missing" role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 700 }}>
          {t('remove.tickFirst')}
        </Typography>
      )}
    </DialogFrame>
  )
}
