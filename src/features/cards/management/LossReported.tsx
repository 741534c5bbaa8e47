import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { dayOf } from '../../../shared/locales/dates'
import { inOneText, withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { Glyph } from '../../../shared/ui/Glyph'
import { stoppedGlyph } from '../../../shared/ui/glyphs/acts'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { CardReason, Reason, standingOf, useCardName } from '../fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { useLosses } from './acts/keptLoss'
import type { Loss } from './acts/keptLoss'

/** Returns what this browser knows of a card's loss, while the card is blocked. */
export function useLoss(card: FareMedium): Loss | undefined {
  const standing = standingOf(card, useAppSelector(selectSettings))
  const kept = useLosses().find((one) => one.card === card.faremedia_id)
  return standing === 'blocked' ? kept?.reported : undefined
}

/** Says why nothing can be bought for a card; of one that was reported lost, when that was. */
export function LossOrReason({ card, inList }: { card: FareMedium; inList?: boolean }) {
  const { t } = useTranslation(['cardManagement', 'fareMedia'])
  const { timeZone } = useAppSelector(selectSettings).operator
  const namedDay = useNamedDay()
  const { full } = useCardName(card)
  const loss = useLoss(card)
  if (!loss?.at) return <CardReason card={card} inList={inList} />
  const day = namedDay(dayOf(Date.parse(loss.at), timeZone))
  const act = t('fareMedia:reason.unblock')
  return (
    <Reason data-sign="stop" sx={{ textWrap: 'pretty' }}>
      <Glyph shape={stoppedGlyph} weight={2.9} />
      <div>
        {withBlank(t(loss.as === 'lost' ? 'card.reportedLost' : 'card.reportedStolen', { day }))}
        <TextLink to={paths.cardTab(card.faremedia_id, 'manage')} aria-label={inOneText([act, full])}>
          {act}
        </TextLink>
      </div>
    </Reason>
  )
}
