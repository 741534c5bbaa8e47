import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import type { Pass } from '../../../api/contract/cards/passes'
import { withBlank } from '../../../shared/locales/lists'
import { Alert } from '../../../shared/ui/Alert'
import { place, WithWords } from '../../../shared/ui/told/WithWords'
import { DateTime } from '../../../shared/ui/DateTime'
import { palette } from '../../../shared/ui/colours/palette'
import { isOnItsWay, passStatus } from '../fareMedia/onDemand'
import { ContactWays } from '../../identity/settings/onDemand'
import { MovePass } from './MovePass'
import { PassFacts } from './PassFacts'
import { usesLeft } from './passRules'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: '2px 0 0' },
})
const Mark = styled('span')({
  padding: '2px 12px',
  borderRadius: 999,
  border: `2px solid ${palette.outline}`,
  fontSize: '0.875rem',
  fontWeight: 700,
  '&[data-status="active"]': { background: palette.primary, borderColor: palette.primary, color: palette.onPrimary },
  '&[data-status="spoiled"]': { borderColor: palette.error, color: palette.error },
})

interface OnePassProps {
  pass: Pass
  /** Undefined while they are not known. */
  devices: Device[] | undefined
  /** The id of the card that holds the pass. */
  card: string
}

/** One pass: what it is good for now, why it cannot be used, where it is stored, and every other field on demand. */
export function OnePass({ pass, devices, card }: OnePassProps) {
  const { t } = useTranslation(['ownPasses', 'passes'])
  const id = useId()
  const status = passStatus(pass)
  const left = usesLeft(pass)
  const isOver = status === 'expired' || status === 'spoiled'
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Head>
        <div>
          <Typography id={id} component="h2" variant="h3">
            <bdi>{pass.name}</bdi>
          </Typography>
          {!isOver && <p>{left === null ? t('passes:unlimited') : t('passes:left', { count: left })}</p>}
          {isOnItsWay(pass) && (
            <p>
              {withBlank(t('passes:usableFrom'))}
              <DateTime iso={pass.usable_from ?? ''} zone />
            </p>
          )}
          {pass.expiration_date && (
            <p>
              {withBlank(t(status === 'expired' ? 'ended' : 'goodThrough'))}
              <DateTime iso={pass.expiration_date} show="day" />
            </p>
          )}
        </div>
        {(status ?? pass.status) && (
          <Mark data-status={status}>{status ? t(`passes:status.${status}`) : <bdi>{pass.status}</bdi>}</Mark>
        )}
      </Head>
      {status === 'spoiled' && <WhySpoiled reason={pass.status_reason} />}
      <MovePass pass={pass} devices={devices} describedBy={id} />
      <PassFacts pass={pass} card={card} />
    </Paper>
  )
}

function WhySpoiled({ reason }: { reason: Pass['status_reason'] }) {
  const { t } = useTranslation('ownPasses')
  return (
    <Alert severity="warning" role="note">
      {reason ? <WithWords text={t('spoiled', { reason: place })} words={reason} /> : t('spoiledUnknown')}
      {!reason && <ContactWays />}
    </Alert>
  )
}
