import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../i18n/lazyPart'
import { RenameInPlace, actsOf, isOurs, knownKind, standingOf, useCardName } from '../fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { ContactWays } from '../../identity/settings/onDemand'
import { blockAsked, blocking, unblockAsked } from './acts/blocking'
import { removal, removalAsked } from './acts/removal'
import { Details } from './Details'
import { Section, Sections } from './Section'
import { StillOnCard } from './StillOnCard'

const StillStopped = lazyPart(() => import('./charges/StillStopped'), ['autoload', 'renewals'])

export function ManageTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const { own } = useCardName(card)
  useSubmission(blocking, card.faremedia_id)
  useSubmission(removal, card.faremedia_id)
  return (
    <Sections>
      <Section
        title={t('name.title')}
        beside
        acts={<RenameInPlace card={card} text={t('name.act')} size="medium" variant="outlined" />}
      >
        <Typography>
          <bdi>{card.nickname?.trim() ? own : t('name.none')}</bdi>
        </Typography>
      </Section>
      <Funds card={card} />
      <Use card={card} />
      <AfterUnblocking card={card} />
      <Removal card={card} />
      <Details card={card} />
    </Sections>
  )
}

/** Links to the transfer of general funds (FM-05), also out of a blocked card. Where they are unknown, it stays. */
function Funds({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const isEmpty = card.balances != null && card.balances.general_funds <= 0
  const says = isOurs(card) ? (isEmpty ? 'nothing' : 'text') : 'not'
  return (
    <Section
      title={t('funds.title')}
      beside
      acts={
        says === 'text' && (
          <LinkButton variant="outlined" aria-label={t('funds.title')} to={paths.transfer(card.faremedia_id)}>
            {t('funds.act')}
          </LinkButton>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{t(`funds.${says}`)}</Typography>
    </Section>
  )
}

/** Blocks and unblocks (FM-04). One button does both, so that it keeps the focus. */
function Use({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(blocking.select)
  const standing = standingOf(card, useAppSelector(selectSettings))
  const act = actsOf(card, standing).use
  const kind = knownKind(card.type)
  if (!act) {
    const reason =
      kind === 'bank card' ? 'bank' : kind === 'commuter benefits' ? 'employer' : kind ? 'outOfUse' : 'other'
    return (
      <Section title={t('block.title')}>
        <Typography sx={{ color: 'text.secondary' }}>{t(`block.not.${reason}`)}</Typography>
        {reason === 'other' && <ContactWays />}
      </Section>
    )
  }
  const ask = act === 'block' ? blockAsked : unblockAsked
  return (
    <Section
      title={t(`${act}.title`)}
      beside
      acts={
        <BusyButton
          variant="outlined"
          color={act === 'block' ? 'warning' : undefined}
          aria-label={t(`${act}.title`)}
          busy={attempt.status === 'sending'}
          busyText={t('block.busy')}
          onClick={() => dispatch(ask(card.faremedia_id))}
        >
          {t(`${act}.act`)}
        </BusyButton>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{t(`${act}.text`)}</Typography>
      <Faults of={reasonsIn(attempt)} />
    </Section>
  )
}

/** Says after unblocking what is still stopped. */
function AfterUnblocking({ card }: { card: FareMedium }) {
  const isDone = useAppSelector(blocking.select).status === 'done'
  const act = actsOf(card, standingOf(card, useAppSelector(selectSettings))).use
  if (!isDone || act !== 'block') return null
  return (
    <Suspense>
      <StillStopped card={card} />
    </Suspense>
  )
}

function Removal({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(removal.select)
  const act = actsOf(card, standingOf(card, useAppSelector(selectSettings))).removal
  const isBankCard = knownKind(card.type) === 'bank card'
  if (!act)
    return (
      <Section title={t('unlink.title')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('unlink.not')}</Typography>
        <ContactWays />
      </Section>
    )
  return (
    <Section
      title={t(`${act}.title`)}
      beside
      acts={
        <BusyButton
          variant="outlined"
          aria-label={t(`${act}.title`)}
          // A removed virtual card does not come back; an unlinked card can.
          color={act === 'remove' ? 'error' : undefined}
          busy={attempt.status === 'sending'}
          onClick={() => dispatch(removalAsked(card.faremedia_id))}
        >
          {t(`${act}.act`)}
        </BusyButton>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{isBankCard ? t('unlink.bankText') : t(`${act}.text`)}</Typography>
      {act === 'remove' && <StillOnCard card={card} />}
      <Faults of={reasonsIn(attempt)} />
    </Section>
  )
}
