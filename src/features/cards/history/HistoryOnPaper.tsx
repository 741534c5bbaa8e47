import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { knownKind, useCardNames } from '../fareMedia/onDemand'
import { ActivityTable } from './ActivityTable'
import { cardActivity, cardTaps } from './cardHistory'
import { useDayFacts } from './PaperHead'
import { PrintView } from './PrintView'
import { Sum } from './Sum'
import { TapDays } from './TapDays'

/** The whole history of a card, or what the filter of its address leaves, on one page to print (ACC-17). */
export function HistoryOnPaper({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardHistory', 'histories'])
  const nameOf = useCardNames()
  const [params] = useSearchParams()
  const list = new URLSearchParams(params)
  list.delete('view')
  const back = `${useLocation().pathname}?${list}`
  const days = ['from', 'to'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))
  const filter: Record<string, string> = { ...Object.fromEntries(days), card: card.faremedia_id }
  const ofDays = useDayFacts(Object.fromEntries(days) as Record<string, string>)
  const named = [[t('histories:purchase.card'), nameOf(card).full] as const, ...ofDays]
  if (knownKind(card.type) === 'bank card')
    return (
      <PrintView slice={cardTaps.whole} filter={filter} named={named} back={back}>
        {(taps) => (
          <>
            <TapDays taps={taps} />
            <Total amounts={taps.map(({ fare }) => fare)} />
          </>
        )}
      </PrintView>
    )
  return (
    <PrintView slice={cardActivity.whole} filter={filter} named={named} back={back}>
      {(activities) => (
        <>
          <ActivityTable activities={activities} />
          <Total amounts={activities.map(({ amount }) => amount)} />
        </>
      )}
    </PrintView>
  )
}

/** How many entries there are, and the sum of the amounts that are known. */
function Total({ amounts }: { amounts: readonly (number | null | undefined)[] }) {
  const { t } = useTranslation('histories')
  const cents = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  return <Sum count={t('count.purchases', { count: amounts.length })} text={t('print.sum')} cents={cents} />
}
