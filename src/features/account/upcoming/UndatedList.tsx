import { useTranslation } from 'react-i18next'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { AutoloadState, usePlanText } from '../../cards/autoload'
import { RenewalState, useRenewalPlan } from '../../cards/renewals/onDemand'
import { PlainRows } from './PlainRows'
import { useChargedName } from './useChargedName'
import type { Undated } from './upcomingCharges'

interface UndatedListProps {
  title: string
  entries: readonly Undated[]
  withState?: boolean
}

export function UndatedList({ title, entries, withState = false }: UndatedListProps) {
  const { t } = useTranslation('upcoming')
  const chargedName = useChargedName()
  const planText = usePlanText()
  const { whenOf } = useRenewalPlan()
  if (entries.length === 0) return null
  return (
    <PlainRows title={title}>
      {entries.map((entry) => {
        const { name, to } = chargedName(entry.of)
        const isRenewal = 'renewal' in entry
        return (
          <li key={isRenewal ? entry.renewal.renewal_id : to}>
            <span>
              <TextLink to={to} sx={{ display: 'inline-block', minHeight: 24 }}>
                <bdi>
                  <MaskedName>{name}</MaskedName>
                </bdi>
              </TextLink>
            </span>
            {withState &&
              (isRenewal ? <RenewalState renewal={entry.renewal} /> : <AutoloadState autoload={entry.autoload} />)}
            <small>{isRenewal ? whenOf(entry.renewal) : `${t('autoload')} · ${planText(entry.autoload)}`}</small>
          </li>
        )
      })}
    </PlainRows>
  )
}
