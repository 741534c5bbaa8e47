import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { SectionNav } from '../../../shared/ui/navigation/SectionNav'
import { cardGlyph } from '../../../shared/ui/glyphs/products'
import { HistoryTab } from '../../cards/history/onDemand'
import { ListSkeleton } from '../../../shared/lists/ListSkeleton'
import { knownKind, useCardNames, useFareMedia } from '../../cards/fareMedia/onDemand'
import { HistoryFrame } from './list/HistoryFrame'

/** Shows the taps of linked bank cards, one card at a time (decision 109). */
export default function TapsTab() {
  const { t } = useTranslation(['histories', 'lists'])
  const [params] = useSearchParams()
  const { cards, reload } = useFareMedia()
  const nameOf = useCardNames()
  const own = cards.status === 'loaded' ? cards.value.filter(({ type }) => knownKind(type) === 'bank card') : []
  const card = own.find(({ faremedia_id }) => faremedia_id === params.get('card')) ?? own[0]
  if (card && params.get('view') === 'print')
    return (
      <Page title={t('tab.taps')} lead={nameOf(card).full}>
        <HistoryTab card={card} />
      </Page>
    )
  return (
    <HistoryFrame tab="taps">
      {cards.status === 'failed' ? (
        <FailurePanel title={t('lists:failed')} error={cards.error} onRetry={reload} />
      ) : cards.status !== 'loaded' ? (
        <ListSkeleton />
      ) : card ? (
        <>
          {own.length > 1 && (
            <SectionNav
              label={t('taps.cards')}
              sections={own.map((entry) => ({
                to: `${paths.accountOrders}/1?tab=taps&card=${encodeURIComponent(entry.faremedia_id)}`,
                title: nameOf(entry).short,
                glyph: cardGlyph,
                isOpen: entry.faremedia_id === card.faremedia_id,
              }))}
            />
          )}
          <h2>
            <MaskedName>{nameOf(card).short}</MaskedName>
          </h2>
          <HistoryTab key={card.faremedia_id} card={card} />
        </>
      ) : (
        <EmptyState
          title={t('taps.none')}
          text={t('taps.noneText')}
          action={
            <LinkButton variant="outlined" to={paths.linkBankCard}>
              {t('taps.link')}
            </LinkButton>
          }
        />
      )}
    </HistoryFrame>
  )
}
