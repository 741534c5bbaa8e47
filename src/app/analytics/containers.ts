import * as v from 'valibot'
import { now } from '../../shared/clock'
import { loadScript } from '../../shared/loadScript'
import { isAt } from '../../shared/paths'
import { readStored, removeStored, writeStored } from '../../shared/storage/browserStorage'
import { analyticsKeys } from './analyticsKeys'
import { thirdPartyScripts } from '../../shared/thirdPartyScripts'
import { analyticsEvent } from './events'
import type { AnalyticsEvent } from './events'

/** The pages without sign-in, payment and personal data. */
export const isOpenPage = (pathname: string): boolean =>
  isAt(pathname, 'landing', 'products', 'digital', 'physical', 'cart')

/** Events that wait for a document with containers; the oldest are dropped. */
const most = 40

interface Layered {
  dataLayer?: unknown[]
}
const layered = () => window as unknown as Layered

export const areContainersHere = (): boolean => layered().dataLayer !== undefined

/** Tells the containers of this document an event, or keeps it in this tab for the next document that has some. */
export function record(event: AnalyticsEvent): void {
  const told = v.parse(analyticsEvent, event)
  const { dataLayer } = layered()
  if (dataLayer) dataLayer.push(told)
  else writeStored(analyticsKeys.analyticsEvents, [...waiting(), told].slice(-most))
}

const waiting = (): unknown[] => readStored(analyticsKeys.analyticsEvents) ?? []

/** Forgets the events that wait: the visitor has withdrawn the consent. */
export const forgetEvents = (): void => removeStored(analyticsKeys.analyticsEvents)

/** Loads the containers, and passes the waiting events to them. A blocked container is ignored. */
export function loadContainers(ids: string[]): void {
  const kept = waiting().filter((event) => v.is(analyticsEvent, event))
  forgetEvents()
  layered().dataLayer = [{ 'gtm.start': now(), event: 'gtm.js' }, ...kept]
  const { tagManager } = thirdPartyScripts
  for (const id of ids) loadScript({ ...tagManager, address: `${tagManager.address}?id=${id}` }).catch(() => undefined)
}

/** Returns whether the visitor has seen no other page in this document: one of theirs may still be in its memory. */
export function isFirstPage(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === pathname
}
