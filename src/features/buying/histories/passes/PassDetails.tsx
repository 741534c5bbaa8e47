import Box from '@mui/material/Box'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { formatMoney } from '../../../../shared/locales/money'
import { paths } from '../../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { DateTime } from '../../../../shared/ui/DateTime'
import { Disclosure } from '../../../../shared/ui/Disclosure'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { selectCard, useCardNames, useFareMedia } from '../../../cards/fareMedia/onDemand'
import { passStatus } from '../../../cards/fareMedia/onDemand'
import { BuyAgain } from '../../orders/onDemand'
import { Facts } from '../../../../shared/lists/PaperHead'
import { ListSkeleton } from '../../../../shared/lists/ListSkeleton'
import { shownPass } from './passHistory'
import { PassMark } from './PassMark'
import { remainingUses, usePassWords } from './passWords'

/** Reads one pass and shows it (ACC-08). */
export function PassOfAddress({ id }: { id: string }) {
  const { t } = useTranslation('histories')
  const dispatch = useAppDispatch()
  const pass = useAppSelector(shownPass.select)
  const isMissing = pass.status === 'idle'
  useEffect(() => {
    if (isMissing) dispatch(shownPass.requested(id))
  }, [dispatch, id, isMissing])
  useEffect(() => () => void dispatch(shownPass.dropped()), [dispatch, id])
  if (pass.status === 'failed')
    return (
      <FailurePanel title={t('pass.notFound')} error={pass.error} onRetry={() => dispatch(shownPass.requested(id))} />
    )
  return pass.status === 'loaded' ? <PassDetails pass={pass.value} /> : <ListSkeleton />
}

type PassFact = [key: string, term: string, value: ReactNode]

/**
 * A pass as a ticket with its state, its days and its place; the other fields below it. What the backend does not tell
 * is said to be unknown.
 */
export function PassDetails({ pass }: { pass: Pass }) {
  const { t, i18n } = useTranslation(['histories', 'passes'])
  const { place } = usePassWords()
  const left = remainingUses(pass)
  const instant = (iso: string | null | undefined) => (iso ? <DateTime iso={iso} show="words" /> : undefined)
  const head: PassFact[] = [
    ['status', t('pass.status'), <PassMark key="mark" pass={pass} />],
    ['reason', t('pass.reason'), pass.status_reason],
    ['expires', t('pass.expirationDate'), pass.expiration_date && <DateTime iso={pass.expiration_date} show="day" />],
    ['left', t('pass.left'), left ?? t('passes:unlimited')],
    ['location', t('pass.location'), place(pass)],
    ['card', t('purchase.card'), pass.faremedia_id && <CardLink id={pass.faremedia_id} />],
  ]
  const others: PassFact[] = [
    ['description', t('pass.description'), pass.description],
    ['purchased', t('pass.purchaseDate'), instant(pass.purchase_date)],
    ['activated', t('pass.firstActivation'), instant(pass.first_activation_time) ?? t('pass.neverUsed')],
    ['used', t('pass.used'), pass.used_count ?? undefined],
    ['usable', t('pass.usable'), pass.usable_count ?? t('passes:unlimited')],
    ['rider', t('pass.riderType'), pass.rider_type],
    ['price', t('pass.price'), typeof pass.price === 'number' ? formatMoney(pass.price, i18n.language) : undefined],
    ['renews', t('pass.autoRenew'), t(pass.auto_renew ? 'yes' : 'no')],
    ['serial', t('pass.serialNumber'), pass.serial_number],
    [
      'order',
      t('pass.orderNumber'),
      pass.order_id ? (
        <TextLink to={paths.accountOrder(pass.order_id)}>{pass.order_number ?? pass.order_id}</TextLink>
      ) : (
        pass.order_number
      ),
    ],
  ]
  const isOver = ['expired', 'spoiled'].includes(passStatus(pass) ?? '')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TicketCard as="div" plain={isOver}>
        <FactList facts={head} />
      </TicketCard>
      <Disclosure summary={t('pass.all')}>
        <FactList facts={others} />
      </Disclosure>
      {isOver && pass.product_uuid && (
        <BuyAgain
          lines={[
            {
              uuid: pass.product_uuid,
              name: pass.name,
              quantity: 1,
              filters: pass.applied_filters ?? [],
              card: pass.faremedia_id ? { faremediaId: pass.faremedia_id } : null,
            },
          ]}
        />
      )}
    </Box>
  )
}

/** A reason and a card are told only where there is one. */
function FactList({ facts }: { facts: PassFact[] }) {
  const { t } = useTranslation('histories')
  const isTold = ([, , value]: PassFact) => value !== null && value !== undefined && value !== ''
  return (
    <Facts>
      {facts
        .filter((fact) => isTold(fact) || !['reason', 'card'].includes(fact[0]))
        .map((fact) => (
          <Fact key={fact[0]} term={fact[1]}>
            {isTold(fact) ? fact[2] : t('notTold')}
          </Fact>
        ))}
    </Facts>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function CardLink({ id }: { id: string }) {
  const { t } = useTranslation('histories')
  useFareMedia({ once: true })
  const card = useAppSelector((state) => selectCard(state, id))
  const nameOf = useCardNames()
  return <TextLink to={paths.fareCard(id)}>{card ? nameOf(card).full : t('purchase.card')}</TextLink>
}
