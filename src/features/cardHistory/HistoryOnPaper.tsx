import { useLocation, useSearchParams } from 'react-router'
import type { FareMedium } from '../../api/contract/fareMedia'
import { knownKind } from '../fareMedia/onDemand'
import { ActivityTable } from './ActivityTable'
import { cardActivity, cardTaps } from './cardHistory'
import { PrintView } from './PrintView'
import { TapDays } from './TapDays'

/** The whole history of a card, or what the filter of its address leaves, on one page to print (ACC-17). */
export function HistoryOnPaper({ card }: { card: FareMedium }) {
  const [params] = useSearchParams()
  const list = new URLSearchParams(params)
  list.delete('view')
  const back = `${useLocation().pathname}?${list}`
  const days = ['from', 'to'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))
  const filter: Record<string, string> = { ...Object.fromEntries(days), card: card.faremedia_id }
  if (knownKind(card.type) === 'bank card')
    return (
      <PrintView slice={cardTaps.whole} filter={filter} back={back}>
        {(taps) => <TapDays taps={taps} />}
      </PrintView>
    )
  return (
    <PrintView slice={cardActivity.whole} filter={filter} back={back}>
      {(activities) => <ActivityTable activities={activities} />}
    </PrintView>
  )
}
