import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { formatMoney } from '../../../../shared/locales/money'
import { paths } from '../../../../shared/paths'
import { isWaiting, valueOf } from '../../../../shared/remote/remote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { useAppSelector } from '../../../../shared/store'
import { Disclosure } from '../../../../shared/ui/Disclosure'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { RemotePart } from '../../../../shared/ui/page/RemotePart'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { When } from '../../../../shared/ui/When'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import {
  PassState,
  isUsable,
  passStatus,
  renewalText,
  selectCard,
  useCardNames,
  useFareMedia,
  usesLeft,
} from '../../../cards/fareMedia/onDemand'
import { BuyAgain } from '../../orders/onDemand'
import { Facts } from '../../../../shared/lists/PaperHead'
import { ListSkeleton } from '../../../../shared/lists/ListSkeleton'
import { EntryPage } from '../list/EntryPage'
import { shownPass } from './passHistory'
import { usePassWords } from './passWords'

/** The pass of the address. */
export function OpenedPass({ id, back }: { id: string; back: string }) {
  const { t } = useTranslation('histories')
  const remote = useRemote(shownPass, id)
  const pass = valueOf(remote)
  return (
    <EntryPage
      title={pass?.name ?? t('pass.title')}
      state={pass && <PassState pass={pass} />}
      waiting={isWaiting(remote)}
      id={id}
      back={back}
    >
      <RemotePart of={remote} failed={t('pass.notFound')} skeleton={<ListSkeleton />}>
        {(found) => <PassDetails pass={found} />}
      </RemotePart>
    </EntryPage>
  )
}

type PassFact = [key: string, term: string, value: ReactNode]

export function PassDetails({ pass }: { pass: Pass }) {
  const { t } = useTranslation('histories')
  const { head, end, others } = usePassFacts(pass)
  const isOver = !isUsable(pass)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TicketCard as="div" plain={isOver} stub={<FactList facts={end} />}>
        <FactList facts={head} />
      </TicketCard>
      <Disclosure summary={t('pass.all')}>
        <FactList facts={others} />
      </Disclosure>
      {isOver && pass.product_uuid && (
        <Box data-print="hide" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <BuyAgain
            variant="text"
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
        </Box>
      )}
    </Box>
  )
}

/**
 * Returns every field but the status, which stands in the title. Of a pass that is over, a rider looks for what it was
 * and what it cost.
 */
function usePassFacts(pass: Pass): Record<'head' | 'end' | 'others', PassFact[]> {
  const { t, i18n } = useTranslation(['histories', 'passes'])
  const { t: ofPass } = useTranslation('passes')
  const { place } = usePassWords()
  const when = (iso: string | null | undefined) => (iso ? <When iso={iso} /> : undefined)
  const whatIsLeft: PassFact[] = [
    ['left', t('pass.left'), usesLeft(pass) ?? t('passes:unlimited')],
    ['location', t('pass.location'), place(pass)],
  ]
  const isExpired = passStatus(pass) === 'expired'
  const ends: PassFact[] = [
    ['expires', isExpired ? t('passes:status.expired') : t('pass.expirationDate'), when(pass.expiration_date)],
  ]
  const bought: PassFact[] = [
    ['price', t('pass.price'), typeof pass.price === 'number' ? formatMoney(pass.price, i18n.language) : undefined],
    ['purchased', t('pass.purchaseDate'), when(pass.purchase_date)],
  ]
  const order: PassFact[] = [
    ['order', t('pass.orderNumber'), pass.order_id ? <OrderLink pass={pass} /> : pass.order_number],
  ]
  const isOver = !isUsable(pass)
  const showsOrder = isOver && Boolean(pass.order_id ?? pass.order_number)
  return {
    head: [
      ['reason', t('pass.reason'), pass.status_reason],
      ...(isOver ? (isExpired ? ends : []) : whatIsLeft),
      ['card', t('purchase.card'), pass.faremedia_id && <CardLink id={pass.faremedia_id} />],
      ...(showsOrder ? order : []),
    ],
    end: isOver ? bought : ends,
    others: [
      ...(isOver ? whatIsLeft : []),
      ...(isOver && !isExpired ? ends : []),
      ['description', t('pass.description'), pass.description],
      ...(isOver ? [] : bought),
      ['activated', t('pass.firstActivation'), when(pass.first_activation_time) ?? t('pass.neverUsed')],
      ['used', t('pass.used'), pass.used_count ?? undefined],
      ['usable', t('pass.usable'), pass.usable_count ?? t('passes:unlimited')],
      ['rider', t('pass.riderType'), pass.rider_type],
      ['renews', t('pass.autoRenew'), renewalText(ofPass, pass)],
      ['serial', t('pass.serialNumber'), pass.serial_number],
      ...(showsOrder ? [] : order),
    ],
  }
}

function OrderLink({ pass: { order_id: id, order_number: number } }: { pass: Pass }) {
  return id ? <TextLink to={paths.accountOrder(id)}>{number ?? id}</TextLink> : null
}

function FactList({ facts }: { facts: PassFact[] }) {
  const { t } = useTranslation('histories')
  const isTold = ([, , value]: PassFact) => value !== null && value !== undefined && value !== ''
  return (
    <Facts>
      {facts
        .filter((fact) => isTold(fact) || !['reason', 'card'].includes(fact[0]))
        .map((fact) => (
          <div key={fact[0]} data-whole={['reason', 'card'].includes(fact[0]) ? '' : undefined}>
            <dt>{fact[1]}</dt>
            <dd>{isTold(fact) ? fact[2] : t('notTold')}</dd>
          </div>
        ))}
    </Facts>
  )
}

function CardLink({ id }: { id: string }) {
  const { t } = useTranslation('histories')
  useFareMedia({ once: true })
  const card = useAppSelector((state) => selectCard(state, id))
  const nameOf = useCardNames()
  return (
    <TextLink to={paths.fareCard(id)}>
      <MaskedName>{card ? nameOf(card).short : t('purchase.card')}</MaskedName>
    </TextLink>
  )
}
