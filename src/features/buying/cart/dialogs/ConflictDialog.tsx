import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ConflictAnswer } from './cartDialogs'
import { DialogFrame } from '../../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../../shared/focus/moveFocus'
import { Button } from '../../../../shared/ui/buttons/Button'

interface ConflictDialogProps {
  title: string
  text: string
  keepText: string
  clearText: string
  answer: (answer: ConflictAnswer) => void
}

/**
 * Asks about a conflict with the cart (CART-13). "Save for later" stands out, because it does what was asked and loses
 * nothing.
 */
export function ConflictDialog({ title, text, keepText, clearText, answer }: ConflictDialogProps) {
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
            {keepText}
          </Button>
          <Button variant="outlined" onClick={() => answer('clear')}>
            {clearText}
          </Button>
          <Button variant="contained" onClick={() => answer('save')}>
            {t('dialogs.save')}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
      <Typography sx={{ mt: 1.5 }}>{t('dialogs.saveText')}</Typography>
    </DialogFrame>
  )
}
