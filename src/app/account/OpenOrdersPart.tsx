import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { stateKey } from '../../features/buying/orders'
import { now } from '../../shared/clock'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { DateTime } from '../../shared/ui/DateTime'
import { shippingGlyph } from '../../shared/ui/glyphs/products'
import { TextLink } from '../../shared/ui/buttons/TextLink'
import { openOrders } from './needs/openOrders'
import { Cut } from './Cut'
import { PartOfRemote } from './PartOfRemote'

const most = 3

/** The orders that are not finished, each with its state and its page. */
export function OpenOrdersPart() {
  const { t } = useTranslation(['account', 'orders'])
  const dispatch = useAppDispatch()
  const orders = useAppSelector(openOrders.select)
  useEffect(() => void dispatch(openOrders.requested()), [dispatch])
  return (
    <PartOfRemote
      title={t('orders.title')}
      glyph={shippingGlyph}
      of={orders}
      onRetry={() => dispatch(openOrders.requested())}
      action={() => <LinkButton to={paths.accountOrders}>{t('orders.all')}</LinkButton>}
    >
      {(list) =>
        list.length === 0 ? (
          t('orders.none')
        ) : (
          <Box component="ul" role="list" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {list.slice(0, most).map((order) => {
              const { order_id, order_number, date, status } = order
              const text = stateKey(order, now())
              return (
                <li key={order_id}>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
                    <TextLink to={paths.accountOrder(order_id)} sx={{ display: 'inline-block', py: 0.25 }}>
                      {t('orders.number', { number: order_number })}
                    </TextLink>
                    <DateTime iso={date} show="date" />
                  </Box>
                  {text ? t(`orders:${text}`) : status}
                </li>
              )
            })}
            <Cut shown={most} of={list.length} />
          </Box>
        )
      }
    </PartOfRemote>
  )
}
