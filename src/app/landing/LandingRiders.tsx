import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { useAppSelector } from '../../shared/store'
import { palette } from '../../shared/ui/colours/palette'
import { TicketCard } from '../../shared/ui/TicketCard'
import { light } from '../../shared/ui/colours/tokens'
import { LandingHeading, LandingSection, LandingTickets } from './LandingSection'

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 8px' }))
const Text = styled('p')({ margin: 0, color: palette.textSoft })
const Tip = styled('p')({ margin: 0, fontWeight: 600 })

const riders = [
  { key: 'occasional', colour: light.bus },
  { key: 'tourists', colour: light.rail },
  { key: 'groups', colour: light.ferry },
] as const

export function LandingRiders() {
  const { t } = useTranslation()
  const { limits } = useAppSelector(selectSettings)
  const values = { count: limits.maxCartQuantity }
  return (
    <LandingSection aria-labelledby="landing-riders">
      <LandingHeading id="landing-riders">{t('landing.riders.title')}</LandingHeading>
      <LandingTickets>
        {riders.map(({ key, colour }) => (
          <TicketCard as="li" key={key} colour={colour} stub={<Tip>{t(`landing.riders.${key}.tip`, values)}</Tip>}>
            <Name>{t(`landing.riders.${key}.title`)}</Name>
            <Text>{t(`landing.riders.${key}.text`)}</Text>
          </TicketCard>
        ))}
      </LandingTickets>
    </LandingSection>
  )
}
