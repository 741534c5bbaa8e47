import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { wallet } from '../../../features/account/wallet/onDemand'
import type { Wallet as WalletState } from '../../../features/account/wallet/onDemand'
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
import { formatMoney } from '../../../shared/locales/money'
import { formatNumber } from '../../../shared/locales/numbers'
import { formatWhen } from '../../../shared/locales/when'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useShownRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { readableOn } from '../../../shared/ui/colours/colour'
import { dusk } from '../../../shared/ui/colours/tokens'
import { Price } from '../../../shared/ui/Price'
import { isRunning, runningState } from '../../../shared/ui/states/runningState'
import { Dotted } from '../../../shared/ui/told/Dotted'
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

/** It ends the foot of the wallet's face, which is a link of its own. */
const Load = styled('li')({
  position: 'relative',
  '& > a + a': {
    position: 'absolute',
    insetInlineStart: 18,
    bottom: 8,
    paddingBlock: 6,
    fontSize: '0.875rem',
    color: 'inherit',
  },
  color: readableOn(dusk.house),
})

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
        {list?.length === 0 && <Beginnings />}
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
      {money && !(hasNoCard && money.balance === 0) && <Wallet money={money} />}
    </>
  )
}

function Wallet({ money: { balance, autoload, load_allowed } }: { money: WalletState }) {
  const { t, i18n } = useTranslation(['account', 'app'])
  const running = autoload && isRunning(autoload) && runningState(autoload) !== 'pending' ? autoload : undefined
  const offersLoad = !running && load_allowed
  return (
    <Load>
      <SmallFace
        to={paths.accountWallet}
        colour={dusk.house}
        name={t('app:account.wallet')}
        value={<Price cents={balance} />}
      >
        {running ? (
          <small>
            <Dotted parts={[t('board.autoload'), formatMoney(running.amount, i18n.language)]} />
          </small>
        ) : (
          // The room of the link.
          offersLoad && <small aria-hidden>{'\u00a0'}</small>
        )}
      </SmallFace>
      {offersLoad && <TextLink to={paths.accountWalletLoad}>{t('board.load')}</TextLink>}
    </Load>
  )
}

/** The ways in which a rider without a card begins. */
function Beginnings() {
  const { t } = useTranslation('account')
  const ways = [
    ['link', paths.linkPhysical],
    ['virtual', paths.allFareCards],
    ['ticket', paths.products],
  ] as const
  return ways.map(([way, to]) => (
    <li key={way}>
      <SmallFace to={to} name={t(`begin.${way}`)}>
        <small>{t(`begin.${way}Text`)}</small>
      </SmallFace>
    </li>
  ))
}

function NextPass({ card }: { card: FareMedium }) {
  const { t, i18n } = useTranslation('account')
  const { timeZone } = useAppSelector(selectSettings).operator
  const pass = nextPass(card.passes, now())
  if (!pass) return null
  const end = pass.expiration_date?.slice(0, 10)
  return (
    <small>
      <Dotted
        parts={[
          pass.name,
          end &&
            end >= dayOf(now(), timeZone) &&
            t('board.until', { day: formatWhen(end, i18n.language, timeZone, now(), true) }),
        ]}
      />
    </small>
  )
}
