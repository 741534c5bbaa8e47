import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../i18n/lazyPart'
import { hasRoomToSpare } from '../../../shared/connection'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { WidgetBoundary } from '../../../shared/ui/page/WidgetBoundary'
import { whenIdle } from '../../../shared/whenIdle'
import { inLanguage, selectLanguage, selectSettings } from '../../identity/settings'
import { ChoiceTicket } from './ChoiceTicket'

const ServicePrice = lazyPart(() => import('./ServicePrice'))

interface ServiceTicketsProps {
  /** Without prices no search is sent. */
  hasPrices?: () => boolean
  onPress?: () => void
}

/** Lists a ticket for each service, which leads to its fares. Prices follow in idle time, over connections with room to spare. */
export function ServiceTickets({ onPress }: ServiceTicketsProps) {
  const see = useTranslation().t('landing.services.see')
  const language = useAppSelector(selectLanguage)
  const { services } = useAppSelector(selectSettings)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (hasRoomToSpare() ? whenIdle(() => setIdle(true)) : undefined), [])
  const filters = services.map(({ filter }) => filter)
  return services.map(({ name, filter, colour, sign }) => (
    <ChoiceTicket
      key={filter}
      to={`${paths.products}?filter=${encodeURI(filter)}`}
      name={inLanguage(name, language) ?? ''}
      colour={colour}
      sign={sign && <img src={sign} alt="" width={36} height={36} loading="lazy" />}
      onPress={onPress}
    >
      {isIdle ? (
        <WidgetBoundary fallback={see}>
          <Suspense fallback={see}>
            <ServicePrice filter={filter} filters={filters}>
              {see}
            </ServicePrice>
          </Suspense>
        </WidgetBoundary>
      ) : (
        see
      )}
    </ChoiceTicket>
  ))
}
