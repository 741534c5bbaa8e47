import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../../shared/dialogs/DialogFrame'
import { formatMoney } from '../../../../shared/locales/money'
import { useEvery } from '../../../../shared/locales/useEvery'
import { Button } from '../../../../shared/ui/buttons/Button'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import type { AutoRenew } from './cartDialogs'
import { rounded } from '../../../../shared/ui/rounded'

const Choices = styled('fieldset')({ display: 'grid', gap: 12, margin: 0, padding: 0, border: 0 })

/** The whole card can be pressed. Native radio buttons give arrow keys and a single tab stop. */
const Choice = styled('label')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 12,
    padding: '14px 16px',
    border: `2px solid ${palette.surface.outline}`,
    borderRadius: rounded(12),
    cursor: 'pointer',
    '& input': { width: 20, height: 20, margin: '2px 0 0', accentColor: palette.primary.main },
    '& strong, & small': { gridColumn: 2 },
    '& strong': { gridRow: 1 },
    '& small': { fontSize: '0.9375rem', lineHeight: 1.45, color: palette.text.secondary },
    '&:has(input:checked)': { borderColor: palette.primary.main, boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
    '&:has(input:disabled)': { borderStyle: 'dashed', cursor: 'default', color: palette.text.secondary },
  }
})

export default function AutoRenewDialog({ params, answer }: AutoRenew) {
  const { name, canSubscribe, charge, period } = params
  const { t, i18n } = useTranslation('cart')
  const every = useEvery()
  const values = { amount: formatMoney(charge, i18n.language), period: period && every(period) }
  const [kind, setKind] = useState<'single' | 'auto'>('single')
  const id = useId()
  const isPossible = { single: true, auto: canSubscribe }
  const explanation = {
    single: t('dialogs.autoRenew.singleText', values),
    auto: !canSubscribe
      ? t('dialogs.autoRenew.signIn')
      : t(period ? 'dialogs.autoRenew.autoEvery' : 'dialogs.autoRenew.autoAtEnd', values),
  }
  return (
    <DialogFrame
      title={t('dialogs.autoRenew.title', { name })}
      onClose={() => answer('cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={() => answer('cancel')}>
            {t('dialogs.autoRenew.cancel')}
          </Button>
          <Button variant="contained" onClick={() => answer(kind)}>
            {t('dialogs.autoRenew.add')}
          </Button>
        </>
      }
    >
      <Choices>
        <VisuallyHidden as="legend">{t('dialogs.autoRenew.legend')}</VisuallyHidden>
        {(['single', 'auto'] as const).map((option) => (
          <Choice key={option}>
            <input
              type="radio"
              name={id}
              checked={kind === option}
              disabled={!isPossible[option]}
              aria-labelledby={`${id}${option}`}
              aria-describedby={`${id}${option}-text`}
              onChange={() => setKind(option)}
            />
            <strong id={`${id}${option}`}>{t(`dialogs.autoRenew.${option}`)}</strong>
            <small id={`${id}${option}-text`}>{explanation[option]}</small>
          </Choice>
        ))}
      </Choices>
    </DialogFrame>
  )
}
