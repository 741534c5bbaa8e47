import { Suspense, useEffect, useState } from 'react'
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

/** Lists a ticket for each service. Prices follow in idle time, over connections with room to spare. */
export function ServiceTickets({ hasPrices = hasRoomToSpare, onPress }: ServiceTicketsProps) {
  const language = useAppSelector(selectLanguage)
  const { services } = useAppSelector(selectSettings)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (hasPrices() ? whenIdle(() => setIdle(true)) : undefined), [hasPrices])
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
      {isIdle && (
        <WidgetBoundary>
          <Suspense>
            <ServicePrice filter={filter} filters={filters} />
          </Suspense>
        </WidgetBoundary>
      )}
    </ChoiceTicket>
  ))
}
