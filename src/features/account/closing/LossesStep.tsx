import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { isWaiting, valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { PageParts } from '../../../shared/ui/parts/PagePart'
import { fareCards } from '../../cards/fareMedia/onDemand'
import { unattached } from '../../cards/passes/onDemand'
import { selectSettings } from '../../identity/settings'
import { wallet } from '../wallet/onDemand'
import { offeredActs, seenLosses } from './closingRules'
import type { ClosingAct } from './closingRules'
import { CardLosses, StoppedCharges, WalletLoss } from './LossParts'
import { useStopped } from './useStopped'

interface LossesStepProps {
  act: ClosingAct | undefined
  onAct: (act: ClosingAct) => void
  /** Takes the balance that was seen, in cents, and other losses if all were shown. */
  onNext: (act: ClosingAct, balance: number, seen: ReturnType<typeof seenLosses>) => void
}

/**
 * The rider can continue once everything that is lost is shown. A read that failed does not block, except that of the
 * balance, because the money has to go somewhere.
 */
export function LossesStep({ act, onAct, onNext }: LossesStepProps) {
  const { t } = useTranslation(['closing', 'shared'])
  const settings = useAppSelector(selectSettings)
  const own = useRemote(wallet)
  const [isMissing, setMissing] = useState(false)
  const lost = [useAppSelector(fareCards.select), useAppSelector(unattached.select)] as const
  const charges = useStopped()
  const isReading = settings.features.fareMedia && (charges.isWaiting || lost.some(isWaiting))
  const seen = seenLosses(valueOf(lost[0]), valueOf(lost[1]))
  const acts = offeredActs(settings)
  const [only] = acts
  const chosen = acts.length === 1 ? only : act
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 3 }}>
      <PageParts>
        <WalletLoss />
        <StoppedCharges {...charges} />
        {settings.features.fareMedia && <CardLosses isReadingAbove={charges.isWaiting} />}
      </PageParts>
      <div>{t('losses.others')}</div>
      {acts.length > 1 ? (
        <ChoiceList
          name="closing-act"
          legend={t('act.legend')}
          value={act ?? null}
          onChange={(value) => onAct(value as ClosingAct)}
          error={isMissing && !act ? t('act.missing') : undefined}
          choices={acts.map((value) => ({ value, label: t(`act.${value}`), detail: t(`act.${value}Text`) }))}
        />
      ) : (
        only && <div>{t(`act.${only}Text`)}</div>
      )}
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          disabled={own.status !== 'loaded' || isReading}
          onClick={() => {
            if (!chosen) setMissing(true)
            else if (own.status === 'loaded') onNext(chosen, own.value.balance, seen)
          }}
        >
          {t('next')}
        </Button>
        <LinkButton variant="outlined" size="large" to={paths.accountSecurity}>
          {t('keep')}
        </LinkButton>
      </Box>
    </Box>
  )
}
