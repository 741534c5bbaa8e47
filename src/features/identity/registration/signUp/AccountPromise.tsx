import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LineWithStops, Stop } from '../../../../shared/ui/lines/LineWithStops'

const Line = styled(LineWithStops)({
  '--stop': '18px',
  '--rim': '4px',
  '--top': '3px',
  marginTop: 16,
  marginInlineStart: 2,
  maxWidth: '28em',
  '& > li': { padding: '0 0 18px 34px' },
  '& > li:last-child': { paddingBottom: 0 },
})

const reasons = ['tickets', 'cards', 'renewal'] as const

export function AccountPromise() {
  const { t } = useTranslation('registration')
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} component="h2" variant="h3">
        {t('promise.title')}
      </Typography>
      <Line as="ul">
        {reasons.map((reason) => (
          <Stop key={reason}>{t(`promise.${reason}`)}</Stop>
        ))}
      </Line>
    </section>
  )
}
