import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Order } from '../../../api/contract/buying/orders'
import { cancellationAsked } from '../../../features/buying/orders'
import { fundsOnTheWay, movableFunds, useCardNames, useCardNeedText } from '../../../features/cards/fareMedia/onDemand'
import { useVerificationGlances } from '../../../features/identity/registration/onDemand'
import { useMethodName } from '../../../features/paying/payment/onDemand'
import { formatMoney } from '../../../shared/locales/money'
import { useAppDispatch } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { Glyph } from '../../../shared/ui/Glyph'
import { errorGlyph, warningGlyph } from '../../../shared/ui/glyphs/severities'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { palette } from '../../../shared/ui/colours/palette'
import { isSevere, placeOf } from './needs'
import type { Need } from './needs'
import { useMethodText } from './useMethodText'
import { verificationWanted } from './verificationWanted'

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 16px',
  '& > svg': { alignSelf: 'start', marginTop: 2, color: palette.warning },
  '&[data-severe] > svg': { color: palette.error },
  '& strong': { display: 'block' },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    rowGap: 10,
    '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  },
})

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Asks the rider before it cancels the order. */
function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'orders'])
  const dispatch = useAppDispatch()
  const act = t('orders:unpaidOrder.cancel')
  const subject = t('orders.number', { number: order.order_number })
  return (
    <Button
      variant="text"
      size="small"
      aria-label={t('needs.about', { act, subject })}
      onClick={() => dispatch(cancellationAsked(order))}
    >
      {act}
    </Button>
  )
}

/** Shows one thing that needs an act, what it is about, and the link to where it is mended. */
export function NeedLine({ need }: { need: Need }) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('account')
  const { subject, text, act } = useWords(need)
  const to = placeOf(need)
  useVerificationGlances(need.of === 'email')
  const look = { variant: 'outlined', size: 'small', 'aria-label': t('needs.about', { act, subject }) } as const
  return (
    <Line data-severe={isSevere(need) || undefined}>
      <Glyph shape={isSevere(need) ? errorGlyph : warningGlyph} size={22} filled />
      <div>
        <strong>
          <MaskedName>{subject}</MaskedName>
        </strong>
        {text}
      </div>
      {to === undefined ? (
        <Button {...look} onClick={() => dispatch(verificationWanted())}>
          {act}
        </Button>
      ) : (
        <Acts>
          <LinkButton {...look} to={to}>
            {act}
          </LinkButton>
          {need.of === 'order' && need.standing === 'unpaid' && <CancelOrder order={need.order} />}
        </Acts>
      )}
    </Line>
  )
}

/** Returns a function that says what is still on a lost card: "Lost, blocked · $35.00 still tied to it". */
function useLossText() {
  const { t, i18n } = useTranslation('account')
  return (card: FareMedium, as: 'lost' | 'stolen') => {
    const tied = movableFunds(card) + (card.balances?.commuter_benefits ?? 0) + fundsOnTheWay(card)
    const state = t(`needs.${as}`)
    return tied > 0 ? t('needs.tied', { state, amount: formatMoney(tied, i18n.language) }) : state
  }
}

interface Words {
  subject: string
  text: string
  act: string
}

function useWords(need: Need): Words {
  const { t } = useTranslation(['account', 'app', 'fareMedia', 'orders'])
  const methodText = useMethodText()
  const namedDay = useNamedDay()
  const cardName = useCardNames()
  const methodName = useMethodName()
  const cardNeedText = useCardNeedText()
  const lossText = useLossText()
  switch (need.of) {
    case 'card': {
      const { kind } = need.need
      const act =
        kind === 'blocked' || kind === 'expired'
          ? kind
          : kind === 'suspended' || kind === 'invalid'
            ? 'contact'
            : kind === 'autoloadPaused' || kind === 'renewalPaused'
              ? 'paused'
              : 'failed'
      return { subject: cardName(need.card).full, text: cardNeedText(need.need), act: t(`needs.act.${act}`) }
    }
    case 'lost':
      return { subject: cardName(need.card).full, text: lossText(need.card, need.as), act: t('needs.act.lost') }
    case 'wallet': {
      const text = t(need.state === 'failed' ? 'fareMedia:need.autoloadFailed' : 'fareMedia:need.autoloadPaused')
      return { subject: t('app:account.wallet'), text, act: t(`needs.act.${need.state}`) }
    }
    case 'method': {
      const { method, health } = need
      return {
        subject: methodName(method),
        text: methodText(need),
        act: t(health === 'failed' ? 'needs.act.methodFailed' : 'needs.act.method'),
      }
    }
    case 'order': {
      const { order, standing } = need
      const subject = t('orders.number', { number: order.order_number })
      return { subject, text: t(`orders:status.${standing}`), act: t(`needs.act.${standing}`) }
    }
    case 'pass':
      return {
        subject: need.pass.name,
        text: t('needs.passEnds', { day: namedDay(need.day) }),
        act: t('needs.act.pass'),
      }
    case 'case':
      return {
        subject: t('app:account.cases'),
        text: t('needs.caseAnswered', { number: need.case.case_number }),
        act: t('needs.act.case'),
      }
    case 'email':
      return {
        subject: t('unverified.title'),
        text: t('unverified.text', { email: need.email }),
        act: t('unverified.action'),
      }
  }
}
