import type { GoodList } from '../../../api/contract/base/listOfGood'
import type { Result } from '../../../api/errors'
import { csvExport } from '../../../shared/csv/csvExport'
import type { CsvColumn } from '../../../shared/csv/csvText'
import { csvText } from '../../../shared/csv/csvText'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { errorShown } from '../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { load } from '../../../shared/remote/load'
import { loadPages, pagedRemote } from '../../../shared/remote/pagedRemote'
import type { AnswerOf, Page, PageAsked } from '../../../shared/remote/pagedRemote'
import { readAllPages } from '../../../shared/remote/readAllPages'
import { remoteSlice } from '../../../shared/remote/remoteSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { watch } from '../../../shared/saga/workers'
import { languageChanged, selectLanguage, selectSettings } from '../../identity/settings'
import { moneyMoved } from '../../../shared/payments/moneyMoved'

interface Entries<T> {
  items: T[]
  total: number
  /** Entries of the page that could not be read. */
  dropped: number
}

interface Kind<T, More> {
  read: (asked: PageAsked) => SagaOf<Result<Entries<T> & More>>
  keyOf: (entry: T) => string
  /** The first part of the file's name: "orders". */
  file: string
  columns: () => CsvColumn<T>[]
  /** Says how many entries could not be read. */
  notShown?: TextRef['key']
}

/** A history of the account or of a card: its pages, and all entries of a filter as a CSV file and for paper. */
export function historyList<T, More extends object = object>(
  name: string,
  { read, keyOf, file, columns, notShown = 'histories:notShown' }: Kind<T, More>,
) {
  type Shown = Page<T> & More
  const pages = pagedRemote<T, More>(name)
  const whole = remoteSlice<T[], PageAsked['filter']>(`${name}Whole`)
  const csv = csvExport<T>(`${name}File`, {
    read,
    keyOf,
    file: function* (entries, filter) {
      const { timeZone } = (yield* select(selectSettings)).operator
      const language = yield* select(selectLanguage)
      return {
        name: `${file}-${daysOf(filter, dayOf(now(), timeZone))}.csv`,
        text: csvText(columns(), entries, { timeZone, language }),
      }
    },
  })
  function* tellDropped(count: number): SagaOf<void> {
    if (count > 0) yield* put(errorShown({ key: notShown, values: { count } }))
  }
  const loadPage = loadPages<Shown>(
    pages,
    function* (asked) {
      const answer = yield* read(asked)
      if (answer.ok) yield* tellDropped(answer.value.dropped)
      return answer as Result<AnswerOf<Shown>>
    },
    [languageChanged, moneyMoved],
  )
  const loadWhole = load(
    whole,
    function* (filter): SagaOf<Result<T[]>> {
      const all = yield* readAllPages({ filter, read, keyOf })
      if (!all?.ok) return all ?? { ok: false, error: { kind: 'aborted' } }
      yield* tellDropped(all.value.dropped)
      return { ok: true, value: all.value.items }
    },
    [languageChanged, moneyMoved],
  )
  return { pages, whole, csv, saga: watch(loadPage, loadWhole, csv.saga) }
}

/** Returns the days of a filter for the name of a file: both, from one to today, or today alone. */
function daysOf({ from, to }: PageAsked['filter'], today: string): string {
  if (from) return `${from}-to-${to || today}`
  return to ? `until-${to}` : today
}

/** Returns the entries of a page, and the other values of its answer. */
export function entriesOf<T, Answer extends { results: GoodList<T>; total: number }>(
  answer: Result<Answer>,
): Result<Entries<T> & Omit<Answer, 'results'>> {
  if (!answer.ok) return answer
  const { results, ...more } = answer.value
  return { ok: true, value: { ...more, items: results.good, dropped: results.dropped } }
}
