import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../i18n/lazyPart'
import { hasRoomToSpare } from '../../../shared/connection'
import { Link } from '../../../shared/navigation/Link'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { palette } from '../../../shared/ui/colours/palette'
import { WidgetBoundary } from '../../../shared/ui/page/WidgetBoundary'
import { rounded } from '../../../shared/ui/rounded'
import { TicketCard } from '../../../shared/ui/TicketCard'
import { whenIdle } from '../../../shared/whenIdle'
import { inLanguage, selectLanguage, selectSettings } from '../../identity/settings'

const ServicePrice = lazyPart(() => import('./ServicePrice'))

/** The whole ticket can be pressed. */
const Service = styled('li')({
  position: 'relative',
  listStyle: 'none',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: rounded(14) },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '3px solid var(--portal-focus)', outlineOffset: 2 },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
})

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
}))
/** The place of a price that comes later, or not at all. */
const Place = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  height: '100%',
  minHeight: '1.55em',
  fontWeight: 600,
  color: palette.textSoft,
  // A glyph would bring a file of the account's pages.
  '&::after': {
    content: '""',
    width: '0.5em',
    height: '0.5em',
    margin: '0 4px 0 auto',
    border: 'solid',
    borderWidth: '2px 2px 0 0',
    color: palette.primary,
    transform: 'rotate(45deg)',
  },
})

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
    <Service key={filter}>
      <TicketCard
        as="div"
        colour={colour}
        stub={
          <Place>
            {isIdle && (
              <WidgetBoundary>
                <Suspense>
                  <ServicePrice filter={filter} filters={filters} />
                </Suspense>
              </WidgetBoundary>
            )}
          </Place>
        }
      >
        <Name>
          {sign && <img src={sign} alt="" width={36} height={36} loading="lazy" />}
          <Link to={`${paths.products}?filter=${encodeURI(filter)}`} onClick={onPress}>
            {inLanguage(name, language)}
          </Link>
        </Name>
      </TicketCard>
    </Service>
  ))
}
