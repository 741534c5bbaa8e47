import { SkeletonBar } from '../../../../shared/ui/waiting/SkeletonLines'
import { TicketCard } from '../../../../shared/ui/TicketCard'

export function ProductPlaceholder() {
  return (
    <TicketCard
      as="div"
      plain
      stub={
        <div className="product-purchase">
          <SkeletonBar shade="strong" className="product-price" style={{ width: 70, height: 26 }} />
          <SkeletonBar shade="faint" style={{ width: 116, height: 46 }} />
          <SkeletonBar shade="middle" style={{ width: 60, height: 44 }} />
        </div>
      }
    >
      <SkeletonBar shade="strong" style={{ width: '60%', height: 20 }} />
      <SkeletonBar shade="middle" style={{ width: '80%', height: 16, marginTop: 6 }} />
      <SkeletonBar shade="faint" style={{ width: '45%', height: 18, marginTop: 6 }} />
    </TicketCard>
  )
}
