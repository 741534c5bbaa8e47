import { useContext, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../api/contract/buying/products'
import { StoreContext, useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { afterPaint } from '../../../../shared/ui/page/afterPaint'
import { Price } from '../../../../shared/ui/Price'
import { QuantityStepper } from '../../../../shared/ui/stepper/QuantityStepper'
import { addToCartRequested, buyNowRequested, countOf, isSellable, selectCartCount, selectCartLines } from '../../cart'
import type { SellableProduct } from '../../cart'
import { selectSettings } from '../../../identity/settings'
import { offerFor, offerIn } from '../search/offer'
import { selectTimesAdded } from '../search/productsSlice'

export function ProductPurchase({ product }: { product: Product }) {
  return (
    <div className="product-purchase">
      <div className="product-price">
        <Price cents={product.list_price} />
        <InCart uuid={product.uuid} />
      </div>
      {isSellable(product) ? <Purchase product={product} /> : <NoPurchase name={product.name} />}
    </div>
  )
}

function InCart({ uuid }: { uuid: string }) {
  const { t } = useTranslation('products')
  const held = useAppSelector((state) => countOf(selectCartLines(state).filter((line) => line.uuid === uuid)))
  return held > 0 && <small>{t('card.inCart', { held })}</small>
}

function Purchase({ product }: { product: SellableProduct }) {
  const { t, i18n } = useTranslation('products')
  const dispatch = useAppDispatch()
  const { limits, features } = useAppSelector(selectSettings)
  const store = useContext(StoreContext)
  const [quantity, setQuantity] = useQuantity(product.uuid)
  const reasonId = useId()
  const isNone = quantity === 0
  // Null if the quantity fits, else how many fit.
  const room = useAppSelector((state) => {
    const fits = Math.max(0, limits.maxCartQuantity - selectCartCount(state))
    return quantity > fits ? fits : null
  })
  const reason = isNone ? reasonId : undefined
  const ask = (request: typeof addToCartRequested | typeof buyNowRequested) => () => {
    if (isNone || !store) return
    const offer = offerFor(product, offerIn(store.getState()), i18n.language)
    afterPaint(() => dispatch(request({ product, quantity, ...offer })))
  }
  return (
    <>
      <div className="product-controls">
        <QuantityStepper
          value={quantity}
          min={0}
          max={limits.maxQuantityPerAdd}
          onChange={setQuantity}
          name={product.name}
          describedBy={reason}
        />
        <Button
          variant="contained"
          onClick={ask(addToCartRequested)}
          aria-label={t('card.addNamed', { name: product.name })}
          aria-disabled={isNone || undefined}
          aria-describedby={reason}
        >
          {t('card.add')}
        </Button>
        {features.buyNow && (
          <Button
            variant="outlined"
            onClick={ask(buyNowRequested)}
            aria-label={t('card.buyNowNamed', { name: product.name })}
            aria-disabled={isNone || undefined}
            aria-describedby={reason}
          >
            {t('card.buyNow')}
          </Button>
        )}
      </div>
      {isNone && <p id={reasonId}>{t('card.chooseOne')}</p>}
      {room !== null && <p role="status">{t('card.overLimit', { count: room, limit: limits.maxCartQuantity })}</p>}
    </>
  )
}

/** Starts at 1, and returns to 1 after each add (CART-03). */
function useQuantity(uuid: string): [number, (quantity: number) => void] {
  const added = useAppSelector((state) => selectTimesAdded(state, uuid))
  const [chosen, setChosen] = useState({ quantity: 1, since: added })
  const quantity = chosen.since === added ? chosen.quantity : 1
  return [quantity, (wanted) => setChosen({ quantity: wanted, since: added })]
}

function NoPurchase({ name }: { name: string }) {
  const { t } = useTranslation('products')
  const reasonId = useId()
  return (
    <>
      <div className="product-controls">
        <Button
          variant="contained"
          aria-disabled
          aria-label={t('card.unavailableNamed', { name })}
          aria-describedby={reasonId}
        >
          {t('card.unavailable')}
        </Button>
      </div>
      <p id={reasonId}>{t('card.noPrice')}</p>
    </>
  )
}
