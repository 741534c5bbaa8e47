import type { GoodList } from '../../api/contract/base/listOfGood'
import type { Result } from '../../api/errors'
import { csvExport } from './csvExport'
import type { CsvColumn } from '../csv/csvText'
import { csvText } from '../csv/csvText'
import { now } from '../clock'
import { dayOf } from '../locales/dates'
import { errorShown } from '../notices/noticesSlice'
import { remoteRead } from '../remote/remoteRead'
import { pagedRemote } from './pagedRemote'
import type { PageAsked } from './pagedRemote'
import { readAllPages } from './readAllPages'
import { put } from '../saga/effects'
import type { Matcher, SagaOf } from '../saga/effects'
import { moneyMoved } from '../payments/moneyMoved'

interface Entries<T> {
  items: T[]
  total: number
  dropped: number
}

interface Kind<T, More> {
  read: (asked: PageAsked) => SagaOf<Result<Entries<T> & More>>
  keyOf: (entry: T) => string
  /** The first part of the file's name: "orders". */
  file: string
  columns: () => CsvColumn<T>[]
  /** Events after which the list is read again, such as another language. */
  again: readonly Matcher[]
}

/** A list in pages, with all entries of a filter as a CSV file and for paper. */
export function pagedList<T, More extends object = object>(
  name: string,
  { read, keyOf, file, columns, again }: Kind<T, More>,
) {
  function* tellDropped(count: number): SagaOf<void> {
    if (count > 0) yield* put(errorShown({ key: 'lists:notShown', values: { count } }))
  }
  const readAgain = [...again, moneyMoved]
  const pages = pagedRemote<T, More>(
    name,
    function* (asked) {
      const answer = yield* read(asked)
      if (answer.ok) yield* tellDropped(answer.value.dropped)
      return answer
    },
    readAgain,
  )
  const whole = remoteRead<T[], PageAsked['filter']>(
    `${name}Whole`,
    function* (filter) {
      const all = yield* readAllPages({ filter, read, keyOf })
      if (!all?.ok) return all ?? { ok: false, error: { kind: 'aborted' } }
      yield* tellDropped(all.value.dropped)
      return { ok: true, value: all.value.items }
    },
    { again: readAgain, leavesWithPage: true, looksAgain: 'never' },
  )
  const csv = csvExport<T>(`${name}File`, {
    read,
    keyOf,
    file: (entries, { filter, ...style }) => ({
      name: `${file}-${daysOf(filter, dayOf(now(), style.timeZone))}.csv`,
      text: csvText(columns(), entries, style),
    }),
  })
  return { pages, whole, csv }
}

/** Returns the days of a file's name: the filter's, or today. */
function daysOf({ from, to }: PageAsked['filter'], today: string): string {
  if (from) return `${from}-to-${to || today}`
  return to ? `until-${to}` : today
}

export function entriesOf<T, Answer extends { results: GoodList<T>; total: number }>(
  answer: Result<Answer>,
): Result<Entries<T> & Omit<Answer, 'results'>> {
  if (!answer.ok) return answer
  const { results, ...more } = answer.value
  return { ok: true, value: { ...more, items: results.good, dropped: results.dropped } }
}
