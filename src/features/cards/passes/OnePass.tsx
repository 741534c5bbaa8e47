import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import type { Pass } from '../../../api/contract/cards/passes'
import { now } from '../../../shared/clock'
import { withBlank } from '../../../shared/locales/lists'
import { Dotted } from '../../../shared/ui/told/Dotted'
import { place, WithWords } from '../../../shared/ui/told/WithWords'
import { DateTime } from '../../../shared/ui/DateTime'
import { palette } from '../../../shared/ui/colours/palette'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { isOnItsWay, PassState, passStatus, usesLeft } from '../fareMedia/onDemand'
import { ContactWays } from '../../identity/settings/onDemand'
import { MovePass } from './MovePass'
import { PassFacts } from './PassFacts'

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: '16px 0 8px',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${palette.divider}`,
  '& > header': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 12 },
  '& h2': { margin: 0, minWidth: 0, fontSize: '1.125rem', lineHeight: 1.35 },
  '& > p': { margin: 0 },
})

const dayLong = 86_400_000

interface OnePassProps {
  pass: Pass
  /** Undefined while unknown. */
  devices: Device[] | undefined
  card: string
}

export function OnePass({ pass, devices, card }: OnePassProps) {
  const { t } = useTranslation(['ownPasses', 'passes'])
  const id = useId()
  const status = passStatus(pass)
  const left = usesLeft(pass)
  const isOver = status === 'expired' || status === 'spoiled'
  const last = pass.expiration_date
  // A pass may be used up or spoiled before its last day, which then says nothing.
  const end = useNamedDay()(isOver && Date.parse(last ?? '') + dayLong >= now() ? null : last)
  const facts = [
    !isOver && (left === undefined ? t('passes:unlimited') : t('passes:left', { count: left })),
    end && t(status === 'expired' ? 'passes:ended' : 'passes:until', { day: end }),
  ]
  return (
    <Row aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <bdi>{pass.name}</bdi>
        </h2>
        <PassState pass={pass} />
      </header>
      <Dotted parts={facts.filter(Boolean)} />
      {isOnItsWay(pass) && (
        <p>
          {withBlank(t('passes:usableFrom'))}
          <DateTime iso={pass.usable_from ?? ''} zone />
        </p>
      )}
      {status === 'spoiled' && <WhySpoiled reason={pass.status_reason} />}
      {!isOver && <MovePass pass={pass} devices={devices} describedBy={id} />}
      <PassFacts pass={pass} card={card} />
    </Row>
  )
}

function WhySpoiled({ reason }: { reason: Pass['status_reason'] }) {
  const { t } = useTranslation('ownPasses')
  return (
    <div>
      {reason ? <WithWords text={t('spoiled', { reason: place })} words={reason} /> : t('spoiledUnknown')}
      {!reason && <ContactWays />}
    </div>
  )
}
