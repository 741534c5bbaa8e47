import { useTranslation } from 'react-i18next'
import { ServiceTickets } from '../../features/buying/catalogue/onDemand'
import { selectSettings } from '../../features/identity/settings'
import { useAppSelector } from '../../shared/store'
import { LandingHeading, LandingSection, LandingTickets } from './LandingSection'

export function LandingServices() {
  const { t } = useTranslation()
  const { services } = useAppSelector(selectSettings)
  if (services.length === 0) return null
  return (
    <LandingSection aria-labelledby="landing-services">
      <LandingHeading id="landing-services">{t('landing.services.title')}</LandingHeading>
      <LandingTickets>
        <ServiceTickets />
      </LandingTickets>
    </LandingSection>
  )
}
