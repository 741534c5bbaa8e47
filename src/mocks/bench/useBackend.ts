import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { BackendState } from '../state'
import type { PortalMock } from '../portalMock'
import type { Exchange, ExchangeLog } from '../serving/exchanges'

export interface Backend {
  portalMock: PortalMock
  /** Undefined until it has been read. */
  state: BackendState | undefined
  exchanges: readonly Exchange[]
  act(work: () => Promise<void>): void
  /** Loads the page again, with these parameters in its address; the bench opens again. */
  reopen(parameters?: Record<string, string>, path?: string): void
  trouble: string | undefined
}

export function useBackend(portalMock: PortalMock, log: ExchangeLog, tab: string): Backend {
  const exchanges = useSyncExternalStore(log.listen, log.all)
  const [state, setState] = useState<BackendState>()
  const [trouble, setTrouble] = useState<string>()
  const read = useCallback(async () => setState(await portalMock.state()), [portalMock])
  useEffect(() => {
    const again = () => void read()
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [read, exchanges])
  const act = (work: () => Promise<void>) => {
    const tried = work().then(
      () => setTrouble(undefined),
      (thrown: unknown) => setTrouble(thrown instanceof Error ? thrown.message : String(thrown)),
    )
    void tried.then(read)
  }
  const reopen = (parameters: Record<string, string> = {}, path?: string) => {
    const url = new URL(path ?? window.location.href, window.location.href)
    for (const [name, value] of Object.entries({ ...parameters, bench: tab })) url.searchParams.set(name, value)
    window.location.assign(url)
  }
  return { portalMock, state, exchanges, act, reopen, trouble }
}
