import * as v from 'valibot'
import { now } from '../../shared/clock'
import { loadScript } from '../../shared/loadScript'
import { isAt } from '../../shared/paths'
import { readStored, removeStored, writeStored } from '../../shared/storage/browserStorage'
import { analyticsKeys } from './analyticsKeys'
import { thirdPartyScripts } from '../../shared/thirdPartyScripts'
import { analyticsEvent } from './events'
import type { AnalyticsEvent } from './events'

/** Open pages have no sign-in, no payment and no personal data. Their sign-in dialog opens without containers alone. */
export const isOpenPage = (pathname: string): boolean => isAt(pathname, 'landing', 'products', 'physical', 'cart')

/** The most events that wait for a document with containers. The oldest are dropped. */
const most = 40

/** Tells the containers of this document an event, or keeps the event for the next document that has containers. */
export function record(event: AnalyticsEvent): void {
  const told = v.parse(analyticsEvent, event)
  const { dataLayer } = window
  if (dataLayer) dataLayer.push(told)
  else writeStored(analyticsKeys.analyticsEvents, [...waiting(), told].slice(-most))
}

const waiting = (): unknown[] => readStored(analyticsKeys.analyticsEvents) ?? []

export const forgetEvents = (): void => removeStored(analyticsKeys.analyticsEvents)

/** Loads the containers and passes waiting events to them. A blocked container is ignored. */
export function loadContainers(ids: string[]): void {
  const kept = waiting().filter((event) => v.is(analyticsEvent, event))
  forgetEvents()
  window.dataLayer = [{ 'gtm.start': now(), event: 'gtm.js' }, ...kept]
  const { tagManager } = thirdPartyScripts
  for (const id of ids) loadScript({ ...tagManager, address: `${tagManager.address}?id=${id}` }).catch(() => undefined)
}

/** Returns whether this document has shown no other page, whose data may still be in its memory. */
export function isFirstPage(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname === pathname
}
