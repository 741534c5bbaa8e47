import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../api/contract/products'
import { TicketCard } from '../../shared/ui/TicketCard'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { Glyph } from './Glyph'
import { linesOf, marksOf } from './productFacts'
import { ProductPurchase } from './ProductPurchase'
import { RemotePicture } from './RemotePicture'

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
            fallback={<Glyph name="ticket" size={32} />}
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
                <Glyph name={mark} />
                {t(`mark.${mark}`)}
              </li>
            ))}
          </ul>
        </div>
        {alert && (
          <p className="product-alert">
            <Glyph name="alert" size={20} />
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
