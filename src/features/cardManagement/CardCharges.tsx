import { styled } from '@mui/material/styles'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../api/contract/fareMedia'
import { paths } from '../../shared/paths'
import { StoreContext, useAppDispatch, useAppSelector } from '../../shared/store'
import { SkeletonLines } from '../../shared/ui/SkeletonLines'
import { TextLink } from '../../shared/ui/TextLink'
import { StateSign, usePlanText } from '../autoload'
import { renewals, renewalsFeature, RenewalSign, useRenewalPlan } from '../renewals/onDemand'
import { Section } from './Section'

const Lines = styled('ul')({
  display: 'grid',
  gap: 16,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'start', gap: '2px 16px', overflowWrap: 'anywhere' },
  '@media (min-width: 600px)': { '& li': { gridTemplateColumns: '14em minmax(0, 1fr) auto', alignItems: 'baseline' } },
})

/** What is charged for a card by itself, in a line each: its autoload and its passes that renew (FM-14). */
export default function CardCharges({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardManagement', 'autoload', 'renewals'])
  const store = useContext(StoreContext)
  const dispatch = useAppDispatch()
  const planText = usePlanText()
  const { whenOf } = useRenewalPlan()
  const id = card.faremedia_id
  const { remote, of } = useAppSelector(renewals.selectHeld)
  useEffect(() => {
    store?.attach(renewalsFeature)
    dispatch(renewals.requested(id))
    return () => void dispatch(renewals.dropped())
  }, [store, dispatch, id])
  const running = of === id && remote.status === 'loaded' ? remote.value.renewals : undefined
  return (
    <Section title={t('charges.title')}>
      <Lines role="list">
        <li>
          <TextLink to={paths.fareCardTab(id, 'autoload')}>{t('tab.autoload')}</TextLink>
          <span>{card.autoload ? planText(card.autoload) : t('charges.noAutoload')}</span>
          {card.autoload && <StateSign autoload={card.autoload} />}
        </li>
        {running?.map((renewal) => (
          <li key={renewal.renewal_id}>
            <TextLink to={paths.fareCardTab(id, 'autorenew')}>
              <bdi>{renewal.name}</bdi>
            </TextLink>
            <span>{whenOf(renewal)}</span>
            <RenewalSign renewal={renewal} />
          </li>
        ))}
        {(!running || running.length === 0) && (
          <li>
            <TextLink to={paths.fareCardTab(id, 'autorenew')}>{t('tab.autorenew')}</TextLink>
            {running ? (
              <span>{t('charges.noRenewal')}</span>
            ) : remote.status === 'failed' ? (
              <span>{t('renewals:failed')}</span>
            ) : (
              <SkeletonLines lines={1} />
            )}
          </li>
        )}
      </Lines>
    </Section>
  )
}
