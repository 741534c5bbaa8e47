import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { useAppSelector } from '../../shared/store'
import { palette } from '../../shared/ui/colours/palette'
import { LandingHeading, LandingSection, LandingTickets } from './LandingSection'

const Rider = styled('li')({ borderTop: `2px solid ${palette.divider}`, paddingTop: 16, listStyle: 'none' })
const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 8px' }))
const Text = styled('p')({ margin: 0, color: palette.textSoft })
const Tip = styled('p')({ margin: '8px 0 0', fontWeight: 600 })

export function LandingRiders() {
  const { t } = useTranslation()
  const { limits } = useAppSelector(selectSettings)
  const values = { count: limits.maxCartQuantity }
  return (
    <LandingSection aria-labelledby="landing-riders">
      <LandingHeading id="landing-riders">{t('landing.riders.title')}</LandingHeading>
      <LandingTickets>
        {(['occasional', 'tourists', 'groups'] as const).map((key) => (
          <Rider key={key}>
            <Name>{t(`landing.riders.${key}.title`)}</Name>
            <Text>{t(`landing.riders.${key}.text`)}</Text>
            <Tip>{t(`landing.riders.${key}.tip`, values)}</Tip>
          </Rider>
        ))}
      </LandingTickets>
    </LandingSection>
  )
}
