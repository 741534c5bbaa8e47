import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/locales/money'
import { palette } from '../../../shared/ui/colours/palette'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'
import { atRisk, isOver, passesInUse, steps } from './lostCardRules'
import type { Situation, Step, StepState } from './lostCardRules'
import { PassesInUse } from './PassesInUse'
import { summaryId } from './useStepFocus'

export interface LostSummaryProps {
  situation: Situation
  states: Record<Step, StepState>
}

const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' })
const Ticked = styled(List)({
  '& li': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', marginTop: '0.2em', color: palette.primary },
})

export function LostSummary({ situation, states }: LostSummaryProps) {
  const { t, i18n } = useTranslation('lostCard')
  if (!isOver(states)) return null
  const { charging, funds, commuter, onItsWay, passes, ...known } = atRisk(situation)
  const inUse = Object.values(passesInUse(situation.card)).flat()
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const sum = funds + commuter + onItsWay
  const risks = [
    charging > 0 && t('risk.charging', { count: charging }),
    situation.areChargesMissing && t('risk.chargesMissing'),
    !known.isContentKnown && t('risk.contentMissing'),
    funds > 0 && t('risk.funds', { amount: money(funds) }),
    commuter > 0 && t('risk.commuter', { amount: money(commuter) }),
    onItsWay > 0 && t('risk.onItsWay', { amount: money(onItsWay) }),
    ...passes.map((name) => t('risk.pass', { name })),
    states.replacement === 'skipped' && t('risk.noReplacement'),
  ].filter((risk) => risk !== false)
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={summaryId}
      sx={{ p: { xs: 2, sm: 3 }, mb: 3, display: 'grid', gap: 1.5 }}
    >
      <Typography id={summaryId} tabIndex={-1} component="h2" variant="h3">
        {t('summary.title')}
      </Typography>
      <DoneSteps states={states} />
      {risks.length > 0 ? (
        <div>
          <strong>{t('summary.risk')}</strong>
          {sum > 0 && <div>{t('summary.money', { amount: money(sum) })}</div>}
          <List role="list">
            {risks.map((risk, at) => (
              <li key={at}>{risk}</li>
            ))}
          </List>
        </div>
      ) : (
        inUse.length === 0 && known.isChargingKnown && <Typography>{t('summary.noRisk')}</Typography>
      )}
      {inUse.length > 0 && (
        <Box sx={{ '& p': { m: 0 }, display: 'grid', gap: 1 }}>
          <PassesInUse card={situation.card} report={situation.report} />
        </Box>
      )}
    </Paper>
  )
}

function DoneSteps({ states }: Pick<LostSummaryProps, 'states'>) {
  const { t } = useTranslation('lostCard')
  return (
    <div>
      <strong>{t('summary.done')}</strong>
      <Ticked role="list">
        {steps
          .filter((step) => states[step] === 'done')
          .map((step) => (
            <li key={step}>
              <Glyph shape={goodGlyph} weight={2.9} />
              {t(`summary.step.${step}`)}
            </li>
          ))}
      </Ticked>
    </div>
  )
}
