import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ConflictAnswer } from '../../features/cart/state/cartDialogs'
import { DialogFrame } from '../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../shared/focus/moveFocus'
import { Button } from '../../shared/ui/Button'

interface ConflictDialogProps {
  title: string
  /** Why the two cannot be in one order. */
  text: string
  /** The verb that clears the cart and goes on. */
  clearText: string
  answer: (answer: ConflictAnswer) => void
}

/** The cart and what is wanted now do not go together (CART-13): stay, go on with the cart set aside, or clear it. */
export function ConflictDialog({ title, text, clearText, answer }: ConflictDialogProps) {
  const { t } = useTranslation('cart')
  return (
    <DialogFrame
      alert
      stacked
      title={title}
      onClose={() => answer('keep')}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={() => answer('keep')}>
            {t('dialogs.keep')}
          </Button>
          <Button variant="contained" onClick={() => answer('save')}>
            {t('dialogs.save')}
          </Button>
          <Button variant="contained" color="error" onClick={() => answer('clear')}>
            {clearText}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
      <Typography sx={{ mt: 1.5 }}>{t('dialogs.saveText')}</Typography>
    </DialogFrame>
  )
}
