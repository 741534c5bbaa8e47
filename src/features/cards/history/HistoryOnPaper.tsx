import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { isWaiting } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { ownRecord } from '../../identity/registration/onDemand'
import { selectUser } from '../../identity/session'
import { knownKind, useCardNames } from '../fareMedia/onDemand'
import { ActivityDays } from './ActivityDays'
import { cardActivity, cardTaps } from './cardHistory'
import { changesOf } from './historyRules'
import { PaperHead, useDayFacts } from '../../../shared/lists/PaperHead'
import { dayFilters, filterIn } from '../../../shared/lists/listAddress'
import { PrintView } from '../../../shared/lists/PrintView'
import { Sum } from '../../../shared/lists/Sum'
import { TapDays } from './TapDays'

/** Shows a card's history, or what the filter in the address leaves, on one page to print (ACC-17). */
export function HistoryOnPaper({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const nameOf = useCardNames()
  const [params] = useSearchParams()
  const list = new URLSearchParams(params)
  list.delete('view')
  const back = `${useLocation().pathname}?${list}`
  const days = filterIn(params, dayFilters)
  const filter = { ...days, card: card.faremedia_id }
  const named = [[t('card'), nameOf(card).full] as const, ...useDayFacts(days)]
  const waits = isWaiting(useRemote(ownRecord))
  const head = <PaperHead person={useAppSelector(selectUser)} filter={named} />
  if (knownKind(card.type) === 'bank card')
    return (
      <PrintView slice={cardTaps.whole} {...{ filter, head, back, waits }}>
        {(taps) => (
          <>
            <TapDays page={{ items: taps, page: 1, pages: 1 }} onPaper />
            <Total entries={taps.length} amounts={taps.flatMap(({ fare }) => fare ?? [])} />
          </>
        )}
      </PrintView>
    )
  return (
    <PrintView slice={cardActivity.whole} {...{ filter, head, back, waits }}>
      {(activities) => (
        <>
          <ActivityDays page={{ items: activities, page: 1, pages: 1 }} onPaper />
          <Total entries={activities.length} amounts={changesOf(activities)} isChange />
        </>
      )}
    </PrintView>
  )
}

interface TotalProps {
  entries: number
  /** In cents. */
  amounts: readonly number[]
  /** Fares of a bank card are no changes of a balance, and have no sign. */
  isChange?: boolean
}

function Total({ entries, amounts, isChange }: TotalProps) {
  const { t } = useTranslation(['cardHistory', 'lists'])
  const cents = amounts.reduce((sum, amount) => sum + amount, 0)
  return <Sum count={t('entries', { count: entries })} text={t('lists:sum')} cents={cents} isChange={isChange} />
}
