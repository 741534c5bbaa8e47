import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../api/contract/buying/products'
import { withBlank } from '../../../../shared/locales/lists'
import { readStored } from '../../../../shared/storage/browserStorage'
import { useAppSelector } from '../../../../shared/store'
import { Glyph } from '../../../../shared/ui/Glyph'
import { RemotePicture } from '../../../../shared/ui/pictures/RemotePicture'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import {
  alertGlyph,
  calendarGlyph,
  cardGlyph,
  phoneGlyph,
  placeGlyph,
  renewalGlyph,
  shippingGlyph,
  ticketGlyph,
} from '../../../../shared/ui/glyphs/products'
import { UsableSoon } from '../../cart/onDemand'
import { OnCard, selectPurchaseType, cardKeys } from '../../../cards/fareMedia'
import { handingOf, linesOf, marksOf, tellingOf } from '../search/productFacts'
import type { ProductMark } from '../search/productFacts'
import { ProductPurchase } from './ProductPurchase'

const markGlyphs: Record<ProductMark, string> = {
  digital: phoneGlyph,
  onCard: cardGlyph,
  physical: cardGlyph,
  ships: shippingGlyph,
  pickUp: placeGlyph,
  usable: calendarGlyph,
  renews: renewalGlyph,
}

interface ProductCardProps {
  product: Product
  service?: string
  /** What the list says of all its products. */
  toldByList: readonly string[]
}

/**
 * Shows a product (CAT-06): facts on the ticket, price and "Add" on the stub. It is memoised, so that more products
 * render no row again.
 */
export const ProductCard = memo(function ProductCard({ product, service, toldByList }: ProductCardProps) {
  const { t } = useTranslation('products')
  const id = useId()
  const { name, alert_message: alert, short_description: short, product_image_path: picture } = product
  const lines = linesOf(product.long_description)
  return (
    <TicketCard
      colour={product.theme?.background_color}
      aria-labelledby={service ? `${id}-service ${id}` : id}
      stub={<ProductPurchase product={product} />}
    >
      <div className="product-name">
        <div className="product-picture">
          <RemotePicture path={picture} alt="" width={40} height={25} fallback={<Glyph shape={ticketGlyph} />} />
        </div>
        {service && (
          <VisuallyHidden>
            <bdi id={`${id}-service`}>{withBlank(t('card.ofService', { service }))}</bdi>
          </VisuallyHidden>
        )}
        <h3 id={id} tabIndex={-1} dir="auto">
          {name}
        </h3>
      </div>
      <div className="product-facts">
        {short && (
          <p className="product-short" dir="auto">
            {short}
          </p>
        )}
        {lines.length > 0 && (
          <details>
            <summary>
              {t('card.details')}
              <VisuallyHidden> {t('card.detailsOf', { name })}</VisuallyHidden>
            </summary>
            {lines.map((line, at) => (
              <p key={at} dir="auto">
                {line}
              </p>
            ))}
          </details>
        )}
        <Marks of={product} toldByList={toldByList} />
      </div>
      {alert && (
        <p className="product-alert">
          <Glyph shape={alertGlyph} size={18} />
          <span>
            <strong>{withBlank(t('card.alert'))}</strong>
            <bdi>{alert}</bdi>
          </span>
        </p>
      )}
    </TicketCard>
  )
})

interface MarksProps {
  of: Product
  toldByList: readonly string[]
  /** The list tells what the products do not. */
  ofList?: boolean
}

export function Marks({ of: product, toldByList, ofList = false }: MarksProps) {
  const { t } = useTranslation('products')
  const isForCard = useAppSelector(selectPurchaseType) === 'digital'
  const marks = marksOf(product, isForCard).filter(
    (mark) => toldByList.includes(tellingOf(product, mark, isForCard)) === ofList,
  )
  const card = readStored(cardKeys.fareMediaId) ?? null
  return (
    <ul className="product-marks">
      {marks.map((mark) => (
        <li key={mark}>
          <Glyph shape={markGlyphs[mark]} />
          <div>
            {mark === 'onCard' ? (
              <OnCard faremediaId={card} product={ofList ? undefined : product.uuid} />
            ) : mark === 'usable' ? (
              <UsableSoon
                usable={product.usable}
                usableFrom={product.usable_from}
                handing={handingOf(product, isForCard)}
              />
            ) : (
              t(`mark.${mark}`)
            )}
          </div>
        </li>
      ))}
      {!ofList && isForCard && !marks.includes('onCard') && (
        <li data-note="">
          <OnCard faremediaId={card} product={product.uuid} noteOnly />
        </li>
      )}
    </ul>
  )
}
