import { useTranslation } from 'react-i18next'
import { inOneList } from '../../../shared/locales/lists'
import { isWaiting, valueOf } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { useRemote, useShownRemote } from '../../../shared/remote/useRemote'
import { Price } from '../../../shared/ui/Price'
import { usePlanText } from '../../cards/autoload'
import { useCardNames, useFareMedia } from '../../cards/fareMedia/onDemand'
import { unattached } from '../../cards/passes/onDemand'
import { useChargedName } from '../upcoming/onDemand'
import { wallet } from '../wallet/onDemand'
import { cardLosses } from './closingRules'
import { LossPart, Losses } from './LossPart'
import { useStopped } from './useStopped'

const reading = (remote: Remote<unknown>) => ({
  isWaiting: isWaiting(remote),
  error: remote.status === 'failed' ? remote.error : undefined,
})

export function WalletLoss() {
  const { t } = useTranslation('closing')
  const own = useShownRemote(wallet)
  const balance = valueOf(own)?.balance ?? 0
  return (
    <LossPart title={t('losses.wallet')} {...reading(own)} onRetry={own.retry}>
      {() => (
        <>
          <Price cents={balance} size="large" />
          <div>{t(balance > 0 ? 'losses.balance' : 'losses.noBalance')}</div>
        </>
      )}
    </LossPart>
  )
}

export function CardLosses() {
  const { t, i18n } = useTranslation('closing')
  const { cards, reload } = useFareMedia({ once: true })
  const nameOf = useCardNames()
  return (
    <LossPart title={t('losses.cards')} {...reading(cards)} onRetry={reload}>
      {() => {
        const losses = cardLosses(valueOf(cards) ?? [])
        if (losses.length === 0) return t('losses.noCards')
        return (
          <Losses role="list">
            {losses.map(({ card, isLost, funds, passes, offPhones }) => (
              <li key={card.faremedia_id}>
                <div>
                  <b>{nameOf(card).full}</b>
                  <Price cents={funds} size="small" />
                </div>
                {passes.length > 0 && <div>{t('losses.passes', { names: inOneList(passes, i18n.language) })}</div>}
                {offPhones.length > 0 && (
                  <div>{t('losses.offPhones', { names: inOneList(offPhones, i18n.language) })}</div>
                )}
                <small>{t(isLost ? 'losses.cardLost' : 'losses.cardStays')}</small>
              </li>
            ))}
          </Losses>
        )
      }}
    </LossPart>
  )
}

export function StoppedCharges() {
  const { t } = useTranslation(['closing', 'autoload'])
  const { stopped, isWaiting, error, reload } = useStopped()
  const chargedName = useChargedName()
  const planText = usePlanText()
  return (
    <LossPart title={t('losses.charges')} isWaiting={isWaiting} error={error} onRetry={reload}>
      {() => {
        if (stopped.length === 0) return t('losses.noCharges')
        return (
          <Losses role="list">
            {stopped.map((entry) => {
              const { name, to } = chargedName(
                entry.kind === 'renewal' ? { ...entry, pass: entry.renewal.name } : entry,
              )
              return (
                <li key={entry.kind === 'renewal' ? entry.renewal.renewal_id : to}>
                  <b>{name}</b>
                  <small>{entry.kind === 'renewal' ? t('losses.renewal') : planText(entry.autoload)}</small>
                </li>
              )
            })}
          </Losses>
        )
      }}
    </LossPart>
  )
}

export function LoosePasses() {
  const { t } = useTranslation('closing')
  const passes = useRemote(unattached)
  return (
    <LossPart title={t('losses.loose')} lines={1} {...reading(passes)} onRetry={passes.retry}>
      {() => {
        const list = valueOf(passes) ?? []
        if (list.length === 0) return t('losses.noLoose')
        return (
          <Losses role="list">
            {list.map(({ pass_id, name }) => (
              <li key={pass_id}>{name}</li>
            ))}
          </Losses>
        )
      }}
    </LossPart>
  )
}
