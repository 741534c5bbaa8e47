import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { formatMoney } from '../../../shared/locales/money'
import { useEvery } from '../../../shared/locales/useEvery'
import { Button } from '../../../shared/ui/buttons/Button'
import type { PassRenewal } from './renewals'

/** Lets the rider choose for one pass. What the rider asked for is preselected; nothing is charged before its form. */
export default function PassRenewalDialog({ params: { name, price, period, isOn }, answer }: PassRenewal) {
  const { t, i18n } = useTranslation('renewals')
  const every = useEvery()
  const [chosen, setChosen] = useState<'auto' | 'single' | 'removal'>('auto')
  const amount = price === null ? null : formatMoney(price, i18n.language)
  const auto = isOn
    ? t('dialog.keepText')
    : amount === null
      ? t('dialog.autoNoPrice')
      : t(period ? 'dialog.autoEvery' : 'dialog.autoText', { amount, period: period && every(period) })
  const choices = isOn
    ? [
        { value: 'auto', label: t('dialog.keep'), detail: auto },
        { value: 'removal', label: t('dialog.removal'), detail: t('dialog.removalText') },
      ]
    : [
        { value: 'single', label: t('dialog.single'), detail: t('dialog.singleText') },
        { value: 'auto', label: t('dialog.auto'), detail: auto },
      ]
  return (
    <DialogFrame
      title={t('dialog.title', { name })}
      onClose={() => answer('cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={() => answer('cancel')}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="contained" onClick={() => answer(chosen)}>
            {t(`dialog.do.${chosen}`)}
          </Button>
        </>
      }
    >
      <ChoiceList
        name="passRenewal"
        legend={t('dialog.legend')}
        choices={choices}
        value={chosen}
        onChange={(value) => setChosen(value as typeof chosen)}
      />
      <Typography sx={{ color: 'text.secondary' }}>{t('dialog.note')}</Typography>
    </DialogFrame>
  )
}
