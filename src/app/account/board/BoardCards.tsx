import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { wallet } from '../../../features/account/wallet/onDemand'
import { unattached } from '../../../features/cards/passes/onDemand'
import {
  fareCards,
  isOutOfUse,
  nextPass,
  SmallCardFace,
  SmallFace,
  standingOf,
} from '../../../features/cards/fareMedia/onDemand'
import { selectSettings } from '../../../features/identity/settings'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { formatNumber } from '../../../shared/locales/numbers'
import { formatWhen } from '../../../shared/locales/when'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { dusk } from '../../../shared/ui/colours/tokens'
import { Price } from '../../../shared/ui/Price'
import { rounded } from '../../../shared/ui/rounded'
import { BoardPart, Cut } from './BoardPart'
import { PartFailed } from '../../../shared/ui/page/PartFailed'

/** The list has the other cards. */
const most = 3

export const Faces = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  // Four cards stand in pairs, so that none is alone in its row.
  '@media (min-width: 600px)': {
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const NoCard = styled('li')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: 20,
  border: `2px dashed ${palette.outline}`,
  borderRadius: rounded(14),
  background: palette.surface,
})

const Whole = styled('span')({ whiteSpace: 'nowrap' })

/** Shows the rider's cards, those to ride with first, and the wallet. "Needs you" tells the others. */
export function BoardCards() {
  const { t } = useTranslation(['account', 'app'])
  const settings = useAppSelector(selectSettings)
  const cards = useShownRemote(fareCards)
  const list = valueOf(cards)
  const isResting = (card: FareMedium) => isOutOfUse(standingOf(card, settings))
  return (
    <BoardPart
      title={t('cards.title')}
      more={
        list?.length !== 0 && (
          <span>
            {list && list.length > most && <Cut>{t('cut', { shown: most, total: list.length })}</Cut>}
            <TextLink to={paths.allFareCards}>{t('cards.manage')}</TextLink>
          </span>
        )
      }
    >
      {cards.status === 'failed' && <PartFailed error={cards.error} onRetry={cards.retry} />}
      <Faces role="list">
        {[...(list ?? [])]
          .sort((one, other) => Number(isResting(one)) - Number(isResting(other)))
          .slice(0, most)
          .map((card) => (
            <li key={card.faremedia_id}>
              <SmallCardFace tellsCap card={card} to={paths.fareCard(card.faremedia_id)}>
                {!isResting(card) && <NextPass card={card} />}
              </SmallCardFace>
            </li>
          ))}
        {list?.length === 0 && (
          <NoCard>
            {t('cards.none')}
            <LinkButton variant="contained" to={paths.allFareCards}>
              {t('cards.get')}
            </LinkButton>
          </NoCard>
        )}
        <LooseAndWallet hasNoCard={list?.length === 0} />
      </Faces>
    </BoardPart>
  )
}

function LooseAndWallet({ hasNoCard }: { hasNoCard: boolean }) {
  const { t, i18n } = useTranslation(['account', 'app'])
  const loose = valueOf(useAppSelector(unattached.select))?.length
  const money = valueOf(useAppSelector(wallet.select))
  return (
    <>
      {loose ? (
        <li>
          <SmallFace
            isEmpty
            to={paths.accountUnattached}
            name={t('app:account.unattached')}
            value={<strong>{formatNumber(loose, i18n.language)}</strong>}
          >
            <small>{t('needs.act.pass')}</small>
          </SmallFace>
        </li>
      ) : null}
      {money && !(hasNoCard && money.balance === 0) && (
        <li>
          <SmallFace
            to={paths.accountWallet}
            colour={dusk.house}
            name={t('app:account.wallet')}
            value={<Price cents={money.balance} />}
          />
        </li>
      )}
    </>
  )
}

function NextPass({ card }: { card: FareMedium }) {
  const { t, i18n } = useTranslation('account')
  const { timeZone } = useAppSelector(selectSettings).operator
  const pass = nextPass(card.passes, now())
  if (!pass) return null
  const end = pass.expiration_date?.slice(0, 10)
  return (
    <small>
      {pass.name}
      {end && end >= dayOf(now(), timeZone) && (
        <>
          {' · '}
          <Whole>{t('board.until', { day: formatWhen(end, i18n.language, timeZone, now(), true) })}</Whole>
        </>
      )}
    </small>
  )
}
