import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../api/contract/cards/passes'
import { paths } from '../../../shared/paths'
import { palette } from '../../../shared/ui/colours/palette'
import { Disclosure } from '../../../shared/ui/Disclosure'
import { Price } from '../../../shared/ui/Price'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { When } from '../../../shared/ui/When'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { renewalText } from '../fareMedia/onDemand'

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12em), 1fr))',
  gap: 16,
  margin: '8px 0 4px',
  '& dt': { fontSize: '0.9375rem', color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
})

/** Lists the fields of a pass (specification 3) that its head does not show. Unknown ones are left out. */
export function PassFacts({ pass, card }: { pass: Pass; card: string }) {
  const { t } = useTranslation('ownPasses')
  const { t: ofPass } = useTranslation('passes')
  const { order_id, order_number, used_count, usable_count } = pass
  const facts: [string, ReactNode][] = [
    [t('fact.description'), pass.description],
    [t('fact.rider'), pass.rider_type],
    [t('fact.bought'), pass.purchase_date && <When iso={pass.purchase_date} />],
    [t('fact.firstUsed'), pass.first_activation_time ? <When iso={pass.first_activation_time} /> : t('fact.notUsed')],
    [
      t('fact.uses'),
      typeof usable_count === 'number'
        ? t('fact.usesOf', { used: used_count ?? 0, usable: usable_count })
        : t('fact.usesUnlimited', { count: used_count ?? 0 }),
    ],
    [t('fact.price'), typeof pass.price === 'number' && <Price cents={pass.price} size="small" />],
    [t('fact.serial'), pass.serial_number],
    [
      t('fact.order'),
      order_number && (order_id ? <TextLink to={paths.orderSummary(order_id)}>{order_number}</TextLink> : order_number),
    ],
    [
      t('fact.renews'),
      <TextLink key="renews" to={paths.cardTab(card, 'autorenew')}>
        {renewalText(ofPass, pass)}
      </TextLink>,
    ],
  ]
  return (
    <Disclosure
      summary={
        <>
          {t('fact.all')}
          <VisuallyHidden> {pass.name}</VisuallyHidden>
        </>
      }
    >
      <Facts>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ))}
      </Facts>
    </Disclosure>
  )
}
