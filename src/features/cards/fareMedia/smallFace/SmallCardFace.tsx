import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { useAppSelector } from '../../../../shared/store'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { Price } from '../../../../shared/ui/Price'
import { Status } from '../../../../shared/ui/states/Status'
import { selectSettings } from '../../../identity/settings'
import { FareCapRing } from '../caps/FareCapRing'
import { cardNeeds, isOfCharge, isSevere } from '../cards/cardNeeds'
import { isOutOfUse, knownKind, standingOf } from '../cards/cardStanding'
import { faceColour } from '../cards/faceColour'
import { useCardName } from '../cards/useCardName'
import { SmallFace } from './SmallFace'

interface SmallCardFaceProps {
  card: FareMedium
  to?: string
  isBack?: boolean
  /** Replaces the card's general funds. */
  value?: ReactNode
  /** Shows the fare cap that is nearest. */
  tellsCap?: boolean
  /** The foot of the card: its next pass. */
  children?: ReactNode
}

export function SmallCardFace({ card, to, isBack, value, tellsCap = false, children }: SmallCardFaceProps) {
  const settings = useAppSelector(selectSettings)
  const { own, kind } = useCardName(card)
  const { t } = useTranslation('fareMedia')
  const standing = standingOf(card, settings)
  const [need] = cardNeeds(card, settings)
  const digits = card.printed_card_number && `••••\u00a0${card.printed_card_number}`
  return (
    <SmallFace
      to={to}
      isBack={isBack}
      isTapped={knownKind(card.type) === 'bank card'}
      colour={faceColour(card, standing)}
      name={<bdi>{own}</bdi>}
      detail={<MaskedName>{[kind !== own && kind, digits].filter(Boolean).join(' ')}</MaskedName>}
      value={value ?? (card.balances && <Price cents={card.balances.general_funds} />)}
    >
      {need && (
        <Status tone={isSevere(need.kind) ? 'broken' : 'stopped'}>
          {t(isOfCharge(need) ? `need.${need.kind}` : `status.${need.kind}`)}
        </Status>
      )}
      {tellsCap && !isOutOfUse(standing) && <FareCapRing card={card} />}
      {children}
    </SmallFace>
  )
}
