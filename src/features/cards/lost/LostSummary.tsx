import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/locales/money'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { Price } from '../../../shared/ui/Price'
import { When } from '../../../shared/ui/When'
import { selectSettings } from '../../identity/settings'
import { knownKind, loadsByTime } from '../fareMedia/onDemand'
import { usePassNames } from '../management/onDemand'
import { cardsToOrder } from './cardsToOrder'
import { atRisk, isOver, movablePasses, passesInUse } from './lostCardRules'
import type { Situation, Step, StepState } from './lostCardRules'
import { PassesInUse } from './PassesInUse'
import { summaryId } from './useStepFocus'

export interface LostSummaryProps {
  situation: Situation
  states: Record<Step, StepState>
}

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    padding: '8px 0',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
})

/** Says above the steps how things stand, once nothing is asked any more. */
export function LostSummary({ situation, states }: LostSummaryProps) {
  const { t, i18n } = useTranslation('lostCard')
  const { hidePhysical } = useAppSelector(selectSettings).features
  const rows = useRows(situation)
  if (!isOver(states)) return null
  const { card, report } = situation
  const { funds, commuter, onItsWay, isChargingKnown } = atRisk(situation)
  const sum = funds + commuter + onItsWay
  const { moves } = passesInUse(card)
  const isAsked = report === 'possible' && moves.length > 0
  const isNothing = rows.length === 0 && isChargingKnown && !isAsked
  const isUnreplaced = states.replacement === 'skipped'
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={summaryId}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5, justifyItems: 'start', '& p': { m: 0 } }}
    >
      <Typography id={summaryId} tabIndex={-1} component="h2" variant="h3">
        {sum > 0
          ? t('summary.tied', { amount: formatMoney(sum, i18n.language) })
          : t(isNothing && !isUnreplaced ? 'summary.done' : 'summary.title')}
      </Typography>
      {isNothing && <Typography>{t('summary.noRisk')}</Typography>}
      {(rows.length > 0 || isUnreplaced) && (
        <Rows role="list" sx={{ width: '100%' }}>
          {[...rows, ...(isUnreplaced ? [{ name: t('replacement.title'), note: t('skipped') }] : [])].map(
            ({ name, note, cents = 0 }: Row, at) => (
              <li key={at}>
                <span>
                  <bdi>{name}</bdi>
                  {note && <small>{note}</small>}
                </span>
                {cents > 0 && <Price cents={cents} />}
              </li>
            ),
          )}
        </Rows>
      )}
      {isAsked && <PassesInUse card={{ ...card, passes: moves }} report={report} />}
      {isUnreplaced && knownKind(card.type) !== 'virtual' && !hidePhysical && (
        <LinkButton variant="contained" to={cardsToOrder(card)}>
          {t('replacement.order')}
        </LinkButton>
      )}
    </Paper>
  )
}

interface Row {
  name: string
  note?: ReactNode
  cents?: number
}

/** What is left on the card, with what becomes of it; then charges that go on, and what could not be read. */
function useRows(situation: Situation): Row[] {
  const { t } = useTranslation(['lostCard', 'fareMedia'])
  const namesOf = usePassNames()
  const { card, report, areChargesMissing } = situation
  const { charging, funds, commuter, isContentKnown } = atRisk(situation)
  const { moves, stays } = passesInUse(card)
  const named = (passes: typeof moves, note: string) => namesOf(passes).map((name) => ({ name, note }))
  const rows: (Row | false)[] = [
    funds > 0 && { name: t('fareMedia:facts.general'), note: t('summary.still'), cents: funds },
    commuter > 0 && { name: t('fareMedia:facts.commuter'), note: t('summary.stays'), cents: commuter },
    ...[...loadsByTime(card)].map(([at, cents]) => ({
      name: t('summary.onItsWay'),
      note: at && <When iso={at} />,
      cents,
    })),
    ...named(movablePasses(card), t('summary.still')),
    ...(report === 'told' ? named(moves, t('summary.withNew')) : []),
    ...named(report === 'impossible' ? [...moves, ...stays] : stays, t('summary.stays')),
    charging > 0 && { name: t('risk.charging', { count: charging }) },
    areChargesMissing && { name: t('risk.chargesMissing') },
    !isContentKnown && { name: t('risk.contentMissing') },
  ]
  return rows.filter((row) => row !== false)
}
