import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { now } from '../../../../shared/clock'
import { RowDay } from '../../../../shared/lists/days/RowDay'
import { asChange } from '../../../../shared/lists/Sum'
import { dayOf } from '../../../../shared/locales/dates'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Dotted } from '../../../../shared/ui/told/Dotted'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { actsOf, isOurs, isOver, nextPass, progressOf, standingOf } from '../../fareMedia/onDemand'
import { activityType, CapPicture, cardActivity, cardTaps } from '../../history/onDemand'
import { selectSettings } from '../../../identity/settings'

export function Passes({ card: { passes } }: { card: FareMedium }) {
  const { t } = useTranslation(['fareMedia', 'passes'])
  const { timeZone } = useAppSelector(selectSettings).operator
  const namedDay = useNamedDay()
  const pass = nextPass(passes, now()) ?? passes[0]
  if (!pass) return t('noPasses')
  const end = pass.expiration_date?.slice(0, 10)
  const day = end && end >= dayOf(now(), timeZone) && namedDay(end)
  const more = passes.filter((one) => one !== pass && !isOver(one)).length
  return <Dotted parts={[pass.name, day && t('passes:until', { day }), more > 0 && `+${more}`]} />
}

/** Asks for a card's newest entries, and drops them afterwards, which `useRemote` would not. */
function useNewest(list: typeof cardActivity | typeof cardTaps, card: string) {
  const store = useContext(StoreContext)
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(list.pages.requested({ page: 1, filter: { card } }))
    return () => void dispatch(list.pages.dropped())
  }, [store, dispatch, list, card])
}

function Change({ cents }: { cents: number }) {
  const { language } = useTranslation('lists').i18n
  return (
    <>
      {' · '}
      <b>{asChange(cents, language)}</b>
    </>
  )
}

export function LastActivity({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  useNewest(cardActivity, card.faremedia_id)
  const entries = useAppSelector(cardActivity.pages.select)
  if (entries.status === 'failed') return null
  if (entries.status !== 'loaded') return <SkeletonLines lines={1} />
  const [last] = entries.value.items
  if (!last) return t('empty.title')
  const type = activityType(last.type)
  return (
    <span>
      {type ? t(`type.${type}`) : <bdi>{last.type}</bdi>} · <RowDay iso={last.date_time} />
      {last.amount ? <Change cents={last.amount} /> : undefined}
    </span>
  )
}

export function LastTap({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  useNewest(cardTaps, card.faremedia_id)
  const entries = useAppSelector(cardTaps.pages.select)
  if (entries.status === 'failed') return null
  if (entries.status !== 'loaded') return <SkeletonLines lines={1} />
  const [last] = entries.value.items
  if (!last) return t('taps.empty')
  return (
    <span>
      {last.place ? <bdi>{last.place}</bdi> : t('type.ride')} · <RowDay iso={last.date_time} />
      {typeof last.fare === 'number' && <Change cents={-last.fare} />}
    </span>
  )
}

export function Caps({ card: { fare_caps } }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const cap = fare_caps?.good[0]
  if (!cap) return t('caps.none')
  const { left } = progressOf(cap)
  return (
    <>
      <span>{left > 0 ? t('caps.left', { count: left }) : t('caps.reached')}</span>
      <CapPicture cap={cap} />
    </>
  )
}

export function Acts({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const { use, removal } = actsOf(card, standingOf(card, useAppSelector(selectSettings)))
  const acts = [isOurs(card) && t('funds.title'), use && t(`${use}.title`), removal && t(`${removal}.title`)]
  return <Dotted parts={acts.filter(Boolean)} />
}
