import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../../shared/focus/moveFocus'
import { Button } from '../../../../shared/ui/buttons/Button'
import type { MixedOrder } from './cartDialogs'

/**
 * Asks which kind to buy now, because physical and digital products need separate orders (PAY-12). No answer loses
 * anything.
 */
export default function MixedOrderDialog({ params: { digital, physical }, answer }: MixedOrder) {
  const { t } = useTranslation('cart')
  return (
    <DialogFrame
      alert
      stacked
      title={t('dialogs.mixedOrder.title')}
      onClose={() => answer('keep')}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={() => answer('keep')}>
            {t('dialogs.leaveAsIs')}
          </Button>
          <Button variant="contained" onClick={() => answer('digital')}>
            {t('dialogs.mixedOrder.digital', { count: digital })}
          </Button>
          <Button variant="contained" onClick={() => answer('physical')}>
            {t('dialogs.mixedOrder.physical', { count: physical })}
          </Button>
        </>
      }
    >
      <Typography>{t('dialogs.mixedOrder.text')}</Typography>
      <Typography sx={{ mt: 1.5 }}>{t('dialogs.mixedOrder.later')}</Typography>
    </DialogFrame>
  )
}
