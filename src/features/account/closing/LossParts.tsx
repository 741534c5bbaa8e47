import { useTranslation } from 'react-i18next'
import { inOneList } from '../../../shared/locales/lists'
import { isWaiting, valueOf } from '../../../shared/remote/remote'
import type { Remote } from '../../../shared/remote/remote'
import { retryFailed, useRemote, useShownRemote } from '../../../shared/remote/useRemote'
import { Price } from '../../../shared/ui/Price'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { usePlanText } from '../../cards/autoload'
import { useCardNames, useFareMedia } from '../../cards/fareMedia/onDemand'
import { unattached } from '../../cards/passes/onDemand'
import { useChargedName } from '../upcoming/onDemand'
import { wallet } from '../wallet/onDemand'
import { cardLosses } from './closingRules'
import { LossPart, Losses } from './LossPart'
import type { StoppedState } from './useStopped'

const reading = (remote: Remote<unknown>) => ({
  isWaiting: isWaiting(remote),
  error: remote.status === 'failed' ? remote.error : undefined,
})

export function WalletLoss() {
  const { t } = useTranslation('closing')
  const own = useShownRemote(wallet)
  const money = valueOf(own)
  return (
    <LossPart
      title={t('losses.wallet')}
      state={money && <Price cents={money.balance} size="small" />}
      lines={1}
      phoneLines={2}
      {...reading(own)}
      onRetry={own.retry}
    >
      {() => t(money && money.balance > 0 ? 'losses.balance' : 'losses.noBalance')}
    </LossPart>
  )
}

/** The part takes its place when the charges above have theirs. */
export function CardLosses({ isReadingAbove }: { isReadingAbove: boolean }) {
  const { t, i18n } = useTranslation('closing')
  const { cards, reload } = useFareMedia({ once: true })
  const passes = useRemote(unattached)
  const loose = (valueOf(passes) ?? []).map(({ name }) => name)
  const losses = cardLosses(valueOf(cards) ?? [])
  const nameOf = useCardNames()
  const failed = [cards, passes].find(({ status }) => status === 'failed')
  return (
    <LossPart
      key={String(isReadingAbove)}
      title={t('losses.cards')}
      lines={6}
      isWaiting={isReadingAbove || isWaiting(cards) || isWaiting(passes)}
      error={failed && reading(failed).error}
      onRetry={() => {
        if (cards.status === 'failed') reload()
        retryFailed(passes)
      }}
    >
      {() => {
        if (losses.length === 0 && loose.length === 0) return t('losses.noCards')
        return (
          <Losses role="list">
            {losses.map(({ card, isLost, funds, passes, offPhones }) => (
              <li key={card.faremedia_id}>
                <div>
                  <b>
                    <MaskedName>{nameOf(card).short}</MaskedName>
                  </b>
                  <Price cents={funds} size="small" />
                </div>
                {passes.length > 0 && <div>{t('losses.passes', { names: inOneList(passes, i18n.language) })}</div>}
                {offPhones.length > 0 && (
                  <div>{t('losses.offPhones', { names: inOneList(offPhones, i18n.language) })}</div>
                )}
                <small>{t(isLost ? 'losses.cardLost' : 'losses.cardStays')}</small>
              </li>
            ))}
            {loose.length > 0 && (
              <li>
                <b>{t('losses.loose')}</b>
                <div>{inOneList(loose, i18n.language)}</div>
              </li>
            )}
          </Losses>
        )
      }}
    </LossPart>
  )
}

export function StoppedCharges({ stopped, isWaiting, error, reload }: StoppedState) {
  const { t } = useTranslation(['closing', 'autoload'])
  const chargedName = useChargedName()
  const nameOf = useCardNames()
  const planText = usePlanText()
  return (
    <LossPart title={t('losses.charges')} lines={4} isWaiting={isWaiting} error={error} onRetry={reload}>
      {() => {
        if (stopped.length === 0) return t('losses.noCharges')
        return (
          <Losses role="list">
            {stopped.map((entry) => {
              if (entry.kind === 'renewal')
                return (
                  <li key={entry.renewal.renewal_id}>
                    <b>{entry.renewal.name}</b>
                    <small>
                      <MaskedName>{`${nameOf(entry.card).short} · ${t('losses.renewal')}`}</MaskedName>
                    </small>
                  </li>
                )
              const { name, to } = chargedName(entry)
              return (
                <li key={to}>
                  <b>
                    <MaskedName>{name}</MaskedName>
                  </b>
                  <small>{planText(entry.autoload)}</small>
                </li>
              )
            })}
          </Losses>
        )
      }}
    </LossPart>
  )
}
