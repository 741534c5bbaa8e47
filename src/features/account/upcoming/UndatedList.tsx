import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Status } from '../../../shared/ui/states/Status'
import { runningState } from '../../../shared/ui/states/runningState'
import { AutoloadState, usePlanText } from '../../cards/autoload'
import { cardNeeds, isOfCharge, useCardNeedText } from '../../cards/fareMedia/onDemand'
import { failureReason, RenewalState, useRenewalPlan } from '../../cards/renewals/onDemand'
import { selectSettings } from '../../identity/settings'
import { PlainRows } from './PlainRows'
import { useChargedName } from './useChargedName'
import type { Undated } from './upcomingCharges'

interface UndatedListProps {
  title: string
  entries: readonly Undated[]
  /** What a row tells besides name and plan: its state and what it waits for, or why the last charge failed. */
  tells?: 'state' | 'failure'
}

export function UndatedList({ title, entries, tells }: UndatedListProps) {
  const { t } = useTranslation(['upcoming', 'autoload'])
  const chargedName = useChargedName()
  const planText = usePlanText()
  const { whenOf } = useRenewalPlan()
  if (entries.length === 0) return null
  return (
    <PlainRows title={title}>
      {entries.map((entry) => {
        const { name, to } = chargedName(entry.of)
        const isRenewal = 'renewal' in entry
        const id = `charged-${isRenewal ? entry.renewal.renewal_id : to}`
        return (
          <li key={id}>
            <span id={id}>
              {tells === 'failure' ? (
                <strong>
                  <Name name={name} />
                </strong>
              ) : (
                <TextLink to={to} sx={{ display: 'inline-block', minHeight: 24 }}>
                  <Name name={name} />
                </TextLink>
              )}
            </span>
            {tells === 'state' && <StateOf entry={entry} />}
            {tells === 'failure' && (
              <LinkButton variant="outlined" size="small" to={to} aria-describedby={id}>
                {t('fix')}
              </LinkButton>
            )}
            <small>
              {entry.of.kind === 'card' && !isRenewal && `${t('autoload')} · `}
              {isRenewal ? whenOf(entry.renewal) : planText(entry.autoload)}
            </small>
            {tells === 'state' && !isRenewal && runningState(entry.autoload) === 'pending' && (
              <p>{t('autoload:pendingText')}</p>
            )}
            {tells === 'failure' && <Failure entry={entry} />}
          </li>
        )
      })}
    </PlainRows>
  )
}

const Name = ({ name }: { name: string }) => (
  <bdi>
    <MaskedName>{name}</MaskedName>
  </bdi>
)

/** A card out of use tells that alone (decision 184). */
function StateOf({ entry }: { entry: Undated }) {
  const settings = useAppSelector(selectSettings)
  const needText = useCardNeedText()
  const need = entry.of.kind === 'wallet' ? undefined : cardNeeds(entry.of.card, settings)[0]
  if (need && !isOfCharge(need)) return <Status tone="stopped">{needText(need)}</Status>
  return 'renewal' in entry ? <RenewalState renewal={entry.renewal} /> : <AutoloadState autoload={entry.autoload} />
}

/** Tells the reason in the words of the card's page. */
function Failure({ entry }: { entry: Undated }) {
  const { t } = useTranslation(['autoload', 'renewals'])
  if ('renewal' in entry) return <p>{t(`renewals:reason.${failureReason(entry.renewal, false)}`)}</p>
  const reason = failureReason(entry.autoload, false)
  return (
    <p>
      <b>{t(`failed.${reason}`)}</b>
      {t(`failed.${reason}Next`)}
    </p>
  )
}
