import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '../../../shared/ui/palette'

/** Stops on a line that goes down the page. */
const Line = styled('ul')({ margin: '16px 0 0', padding: 0, listStyle: 'none', maxWidth: '28em' })

const Stop = styled('li')({
  position: 'relative',
  padding: '0 0 18px 36px',
  '&:last-child': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 3,
    width: 18,
    height: 18,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `4px solid ${palette.primary}`,
    background: palette.paper,
    forcedColorAdjust: 'none',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: 21,
    bottom: -3,
    width: 6,
    background: palette.primary,
    forcedColorAdjust: 'none',
  },
})

const reasons = ['tickets', 'cards', 'renewal'] as const

/** What an account is good for, beside the form that opens one. */
export function AccountPromise() {
  const { t } = useTranslation('registration')
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} component="h2" variant="h3">
        {t('promise.title')}
      </Typography>
      <Line>
        {reasons.map((reason) => (
          <Stop key={reason}>{t(`promise.${reason}`)}</Stop>
        ))}
      </Line>
    </section>
  )
}
