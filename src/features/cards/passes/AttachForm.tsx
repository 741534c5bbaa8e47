import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { inOneList, inOneText } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { standingOf, useCardName, useCardNames } from '../fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { FaceChoice } from './FaceChoice'
import { passAttachment } from './passActs'
import { takes } from './passRules'
import { PassTicks } from './PassTicks'
import { useRenewalsText } from './useRenewalsText'

const form = {
  p: { xs: 2, sm: 3 },
  maxWidth: 836,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 320px)' },
  gap: 3,
  columnGap: 4,
  '& > div, & > fieldset:last-child': { gridColumn: '1 / -1' },
} as const

export function AttachForm({ passes, cards }: { passes: Pass[]; cards: FareMedium[] }) {
  const { t } = useTranslation('ownPasses')
  const settings = useAppSelector(selectSettings)
  const [attachment, send] = useShownSubmission(passAttachment)
  const [ticked, setTicked] = useState<string[]>([])
  const [cardId, setCardId] = useState<string | null>(null)
  const [missing, setMissing] = useState<'passes' | 'card'>()
  const eligible = cards.filter((card) => standingOf(card, settings) === 'good')
  const card = eligible.find(({ faremedia_id }) => faremedia_id === cardId)
  const attachable = passes.filter((pass) => eligible.some((card) => takes(card, pass)))
  // A pass that was put on a card meanwhile, or lost its only card, is no longer chosen.
  const attached = attachable.filter(({ pass_id }) => ticked.includes(pass_id))
  const chosen = attached.map(({ pass_id }) => pass_id)
  const isBusy = attachment.status === 'sending'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const lacks = chosen.length === 0 ? 'passes' : card ? undefined : 'card'
    setMissing(lacks)
    if (!lacks && card) send({ passes: chosen, card: card.faremedia_id })
  }
  if (eligible.length === 0) return <NoCard passes={passes.length} />
  return (
    <Paper component="form" variant="outlined" onSubmit={submit} sx={form}>
      <Faults of={reasonsIn(attachment)} />
      <PassTicks
        legend={t('unattached.choose')}
        passes={passes}
        note={(id) => <Takers cards={eligible} pass={passes.find(({ pass_id }) => pass_id === id)} />}
        isBarred={(id) => !attachable.some(({ pass_id }) => pass_id === id)}
        ticked={chosen}
        onChange={setTicked}
        error={missing === 'passes' && attachable.length > 0 ? t('unattached.choosePasses') : undefined}
      />
      {attachable.length > 0 && (
        <>
          <FaceChoice
            legend={t('unattached.card')}
            cards={eligible}
            value={cardId}
            onChange={setCardId}
            error={missing === 'card' ? t('unattached.chooseCard') : undefined}
          />
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: { sm: 'start' } }}>
            <Typography role="status">{card && <AttachText passes={attached} card={card} />}</Typography>
            <BusyButton type="submit" variant="contained" size="large" busy={isBusy}>
              {t('unattached.act')}
            </BusyButton>
          </Box>
        </>
      )}
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

function Takers({ cards, pass }: { cards: FareMedium[]; pass: Pass | undefined }) {
  const { t, i18n } = useTranslation('ownPasses')
  const nameOf = useCardNames()
  const takers = cards.filter((card) => pass && takes(card, pass))
  if (takers.length === cards.length) return null
  const list = inOneList(
    takers.map((card) => nameOf(card).short),
    i18n.language,
  )
  return (
    <small>
      {takers.length > 0 ? t('unattached.goesOn', { list }) : t('unattached.goesOnNone', { rider: pass?.rider_type })}
    </small>
  )
}

function AttachText({ passes, card }: { passes: Pass[]; card: FareMedium }) {
  const { t, i18n } = useTranslation('ownPasses')
  const renewalsText = useRenewalsText()
  const { full } = useCardName(card)
  const going = passes.filter((pass) => takes(card, pass))
  const others = passes.filter((pass) => !going.includes(pass))
  const list = inOneList(
    others.map(({ name }) => name),
    i18n.language,
  )
  return inOneText([
    going.length > 0 && t('unattached.confirm', { count: going.length, card: full }),
    others.length > 0 && t('unattached.notFor', { list }),
    renewalsText(going),
  ])
}
