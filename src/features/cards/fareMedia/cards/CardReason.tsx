import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { inOneText } from '../../../../shared/locales/lists'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { palette } from '../../../../shared/ui/colours/palette'
import { Glyph } from '../../../../shared/ui/Glyph'
import { stoppedGlyph } from '../../../../shared/ui/glyphs/acts'
import { infoGlyph } from '../../../../shared/ui/glyphs/severities'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { selectRiderId } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { ContactWays } from '../../../identity/settings/onDemand'
import { actsOf } from './cardActs'
import { isOurs, knownKind, standingOf } from './cardStanding'
import { useCardName } from './useCardName'

export const Reason = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  '& > svg': { marginTop: 4, color: palette.error },
  '&[data-sign="note"] > svg': { color: palette.info },
})

const operatorHelps = ['suspended', 'invalid', 'expired', 'blockedOther']

/** Says why nothing can be bought for a card, and what helps. In a list, the card's page says whom to ask. */
export function CardReason({ card, inList = false }: { card: FareMedium; inList?: boolean }) {
  const { t } = useTranslation('fareMedia')
  const standing = standingOf(card, useAppSelector(selectSettings))
  const isRider = useAppSelector(selectRiderId) !== undefined
  const day = useNamedDay()(card.expiration_date)
  if (standing === 'good') return null
  const isNote = standing === 'unsupported'
  const reason = standing === 'blocked' ? blockedReason(card, isRider) : standing
  return (
    <Reason data-sign={isNote ? 'note' : 'stop'}>
      {isNote ? <Glyph shape={infoGlyph} size={20} filled /> : <Glyph shape={stoppedGlyph} weight={2.9} />}
      <div>
        {isNote && knownKind(card.type) === 'bank card'
          ? t('reason.tap')
          : standing === 'unknown'
            ? t('reason.unknown', { status: card.status })
            : standing === 'expired' && day
              ? t('reason.expiredOn', { day })
              : t(`reason.${reason}`)}
        {standing === 'expired' && <Expired card={card} isRider={isRider} />}
        {reason === 'blocked' && (
          <CardLink card={card} to={paths.cardTab(card.faremedia_id, 'manage')} text={t('reason.unblock')} />
        )}
        {!inList && operatorHelps.includes(reason) && <ContactWays />}
      </div>
    </Reason>
  )
}

/** Who unblocks a card: its rider, a bank, an employer, or the operator. */
function blockedReason(card: FareMedium, isRider: boolean) {
  const kind = knownKind(card.type)
  if (kind === 'bank card') return 'blockedBank'
  if (kind === 'commuter benefits') return 'blockedEmployer'
  if (actsOf(card, 'blocked').use !== 'unblock') return 'blockedOther'
  return isRider ? 'blocked' : 'blockedGuest'
}

/** Says what helps with one of our own cards: its funds can leave it, its passes cannot. */
function Expired({ card, isRider }: { card: FareMedium; isRider: boolean }) {
  const { t } = useTranslation('fareMedia')
  if (!isOurs(card)) return null
  const canMove = isRider && (card.balances?.general_funds ?? 0) > 0
  return (
    <>
      {canMove && (
        <>
          <div>{t('reason.expiredFunds')}</div>
          <CardLink card={card} to={paths.transfer(card.faremedia_id)} text={t('reason.moveFunds')} />
        </>
      )}
      <div>{t('reason.expiredHelp')}</div>
    </>
  )
}

function CardLink({ card, to, text }: { card: FareMedium; to: string; text: string }) {
  const { full } = useCardName(card)
  return (
    <div>
      <TextLink to={to} aria-label={inOneText([text, full])} sx={{ display: 'inline-block', minHeight: 24 }}>
        {text}
      </TextLink>
    </div>
  )
}
