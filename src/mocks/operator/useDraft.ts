import { useCallback, useEffect, useRef, useState } from 'react'
import type { Judged } from '../../build/operator/operatorProtocol'
import type { Draft } from './draft'
import { forget, keep, readKept } from './keptDraft'
import type { KeptDraft } from './keptDraft'
import { judgeDraft, readLaid } from './server'

/** How long nothing may have changed before the draft is judged, in milliseconds. */
const calm = 300

const wordsOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

export type Right = Required<Pick<Judged, 'operator' | 'own' | 'css'>> & Pick<Draft, 'files'>

export interface DraftOfPage {
  /** Undefined until it was read. */
  kept: KeptDraft | undefined
  /** What the server said last. */
  judged: Judged | undefined
  /** The last of what was judged with which the portal can start. */
  right: Right | undefined
  /** Whether the server has not yet judged what stands here. */
  isJudging: boolean
  trouble: string | undefined
  change: (next: (draft: Draft) => Draft) => void
  open: (draft: Draft) => void
  saved: () => void
  /** Begins again with what lies beside the build. */
  restart: () => void
  /** Brings back the changes that something else was opened over. */
  goBack: (() => void) | undefined
}

/** Settings and files belong together. What starts no other portal stays the very same. */
function rightOf({ operator, own, css }: Judged, { files }: Draft, last: Right | undefined): Right | undefined {
  if (!operator) return last
  const next = { operator, own: own ?? last?.own ?? {}, css }
  const { files: held, ...before } = last ?? {}
  return held === files && JSON.stringify(next) === JSON.stringify(before) ? last : { ...next, files }
}

/** Holds the draft, keeps it in the browser, and has it judged whenever it has changed. */
export function useDraft(): DraftOfPage {
  const [kept, setKept] = useState<KeptDraft>()
  const [before, setBefore] = useState<KeptDraft>()
  const [trouble, setTrouble] = useState<string>()
  const draft = kept?.draft
  const { judged, right } = useJudgement(draft, setTrouble)

  const read = useCallback((take: (laid: Draft) => void) => {
    readLaid().then(take, (thrown: unknown) =>
      setTrouble(`This page needs its server, npm run operator. ${wordsOf(thrown)}`),
    )
  }, [])

  useEffect(() => {
    void readKept().then((found) =>
      found ? setKept(found) : read((laid) => setKept({ draft: laid, isChanged: false })),
    )
  }, [read])

  useEffect(() => {
    if (kept) void (kept.isChanged ? keep(kept) : forget())
  }, [kept])

  useWarning(kept?.isChanged ?? false)
  const replace = (next: Draft) => {
    setBefore(kept?.isChanged ? kept : undefined)
    setKept({ draft: next, isChanged: false })
  }
  const goBack = () => {
    setBefore(undefined)
    setKept(before)
  }
  return {
    kept,
    judged: judged?.answer,
    right,
    isJudging: judged?.of !== draft,
    trouble,
    change: (next) => setKept((now) => now && { draft: next(now.draft), isChanged: true }),
    open: replace,
    saved: () => setKept((now) => now && { ...now, isChanged: false }),
    restart: () => read(replace),
    goBack: before && goBack,
  }
}

/** Has the draft judged whenever it has changed. `tell`: what stands in the way of that, or that nothing does. */
function useJudgement(draft: Draft | undefined, tell: (trouble: string | undefined) => void) {
  const [judged, setJudged] = useState<{ of: Draft; answer: Judged }>()
  const [right, setRight] = useState<Right>()
  const isFirst = useRef(true)
  useEffect(() => {
    if (!draft) return
    let isOld = false
    const ask = () =>
      void judgeDraft(draft).then(
        (answer) => {
          if (isOld) return
          setJudged({ of: draft, answer })
          tell(undefined)
          setRight((last) => rightOf(answer, draft, last))
        },
        (thrown: unknown) => isOld || tell(`The settings could not be checked. ${wordsOf(thrown)}`),
      )
    const waiting = window.setTimeout(ask, isFirst.current ? 0 : calm)
    isFirst.current = false
    return () => {
      isOld = true
      window.clearTimeout(waiting)
    }
  }, [draft, tell])
  return { judged, right }
}

/** Warns before the page is left with changes that no file holds. */
function useWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
}
