import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/contract/products'
import { Glyph } from '../../shared/ui/Glyph'
import { RemotePicture } from '../../shared/ui/RemotePicture'
import { TicketCard } from '../../shared/ui/TicketCard'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import {
  alertGlyph,
  cardGlyph,
  phoneGlyph,
  placeGlyph,
  renewalGlyph,
  shippingGlyph,
  ticketGlyph,
} from '../../shared/ui/glyphs/products'
import { linesOf, marksOf } from './productFacts'
import type { ProductMark } from './productFacts'
import { ProductPurchase } from './ProductPurchase'

const markGlyphs: Record<ProductMark, string> = {
  digital: phoneGlyph,
  physical: cardGlyph,
  ships: shippingGlyph,
  pickUp: placeGlyph,
  renews: renewalGlyph,
}

/**
 * A product as a ticket (CAT-06): facts on its body, the price on its stub. Memoised, so that further products render
 * no card again.
 */
export const ProductCard = memo(function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const nameId = useId()
  const { name, alert_message: alert, short_description: short } = product
  const lines = linesOf(product.long_description)
  return (
    <TicketCard
      colour={product.theme?.background_color}
      aria-labelledby={nameId}
      stub={<ProductPurchase product={product} />}
    >
      <div className="product-about">
        <div className="product-picture">
          <RemotePicture
            path={product.product_image_path}
            alt=""
            width={112}
            height={72}
            fallback={<Glyph shape={ticketGlyph} size={32} />}
          />
        </div>
        <div className="product-text">
          <h3 id={nameId} tabIndex={-1} dir="auto">
            {name}
          </h3>
          {short && (
            <p className="product-short" dir="auto">
              {short}
            </p>
          )}
          <ul className="product-marks">
            {marksOf(product).map((mark) => (
              <li key={mark}>
                <Glyph shape={markGlyphs[mark]} />
                {t(`mark.${mark}`)}
              </li>
            ))}
          </ul>
        </div>
        {alert && (
          <p className="product-alert">
            <Glyph shape={alertGlyph} size={20} />
            <span>
              <strong>{t('card.alert')}</strong> <bdi>{alert}</bdi>
            </span>
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
      </div>
    </TicketCard>
  )
})
