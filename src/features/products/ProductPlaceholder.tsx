import { SkeletonBar } from '../../shared/ui/SkeletonLines'
import { TicketCard } from '../../shared/ui/TicketCard'

/** A skeleton of a product card, with the sizes of its parts. */
export function ProductPlaceholder() {
  return (
    <TicketCard
      as="div"
      plain
      stub={
        <div className="product-purchase">
          <SkeletonBar shade="strong" className="product-price" style={{ width: 90, height: 43 }} />
          <SkeletonBar shade="faint" style={{ width: 134, height: 46 }} />
          <SkeletonBar shade="middle" style={{ height: 44, flex: '1 0 auto', minWidth: '100%' }} />
        </div>
      }
    >
      <div className="product-about">
        <SkeletonBar shade="faint" className="product-picture" />
        <div className="product-text">
          <SkeletonBar shade="strong" style={{ width: '60%', height: 24 }} />
          <SkeletonBar shade="middle" style={{ width: '80%', height: 18, marginTop: 8 }} />
          <SkeletonBar shade="faint" style={{ width: '45%', height: 18, marginTop: 14 }} />
        </div>
        <SkeletonBar shade="faint" style={{ width: 76, height: 24, marginTop: 20 }} />
      </div>
    </TicketCard>
  )
}
