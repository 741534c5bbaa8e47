import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { inOneText } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { standingOf, useCardNames } from '../fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { passAttachment } from './passActs'
import { PassTicks } from './PassTicks'
import { useRenewalsText } from './useRenewalsText'

/** Chooses passes and the card for them. What will happen is said before it does. */
export function AttachForm({ passes, cards }: { passes: Pass[]; cards: FareMedium[] }) {
  const { t } = useTranslation('ownPasses')
  const dispatch = useAppDispatch()
  const settings = useAppSelector(selectSettings)
  const attachment = useAppSelector(passAttachment.select)
  const nameOf = useCardNames()
  const [ticked, setTicked] = useState<string[]>([])
  const [cardId, setCardId] = useState<string | null>(null)
  const [missing, setMissing] = useState<'passes' | 'card'>()
  const eligible = cards.filter((card) => standingOf(card, settings) === 'good')
  const card = eligible.find(({ faremedia_id }) => faremedia_id === cardId)
  // A pass that was put on a card meanwhile, here or elsewhere, is no longer chosen.
  const attached = passes.filter(({ pass_id }) => ticked.includes(pass_id))
  const chosen = attached.map(({ pass_id }) => pass_id)
  const isBusy = attachment.status === 'sending'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const lacks = chosen.length === 0 ? 'passes' : card ? undefined : 'card'
    setMissing(lacks)
    if (!lacks && card) dispatch(passAttachment.requested({ passes: chosen, card: card.faremedia_id }))
  }
  if (eligible.length === 0) return <NoCard passes={passes.length} />
  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={submit}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <Faults of={reasonsIn(attachment)} />
      <PassTicks
        legend={t('unattached.choose')}
        passes={passes}
        ticked={chosen}
        onChange={setTicked}
        error={missing === 'passes' ? t('unattached.choosePasses') : undefined}
      />
      <ChoiceList
        name="card"
        legend={t('unattached.card')}
        value={cardId}
        onChange={setCardId}
        error={missing === 'card' ? t('unattached.chooseCard') : undefined}
        choices={eligible.map((one) => ({
          value: one.faremedia_id,
          label: nameOf(one).full,
          detail: one.rider_type ?? undefined,
        }))}
      />
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography role="status">{card && <AttachText passes={attached} card={nameOf(card).full} />}</Typography>
        <BusyButton type="submit" variant="contained" size="large" busy={isBusy}>
          {t('unattached.act')}
        </BusyButton>
      </Box>
    </Paper>
  )
}

function NoCard({ passes }: { passes: number }) {
  const { t } = useTranslation('ownPasses')
  return (
    <Alert
      severity="info"
      role="note"
      action={<LinkButton to={paths.allFareCards}>{t('unattached.toCards')}</LinkButton>}
    >
      {t('unattached.noCard', { count: passes })}
    </Alert>
  )
}

/** Says what pressing the button does. Empty without a pass. */
function AttachText({ passes, card }: { passes: Pass[]; card: string }) {
  const { t } = useTranslation('ownPasses')
  const renewalsText = useRenewalsText()
  if (passes.length === 0) return null
  return inOneText([t('unattached.confirm', { count: passes.length, card }), renewalsText(passes)])
}
