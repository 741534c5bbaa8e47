import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SkeletonBar, SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { SheetFlow } from './receiptSheet'

const stops = [0, 1, 2]

const Stops = styled('div')({ display: 'grid', gap: 20 })
const Stop = styled('div')({ display: 'flex', gap: 16 })
const Room = styled('div')({ flexGrow: 1, paddingTop: 4 })

/** Has the summary's shape, so that nothing shifts. */
export function OrderSkeleton() {
  const { t } = useTranslation('shared')
  return (
    <SheetFlow aria-busy>
      <TicketCard as="div" stub={<Lines lines={4} minHeight={100} />}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Lines lines={6} minHeight={124} />
      </TicketCard>
      <SkeletonBar shade="faint" style={{ height: 44, width: 180 }} />
      <Stops data-beside="">
        <SkeletonBar shade="strong" style={{ height: 20, width: '60%' }} />
        {stops.map((stop) => (
          <Stop key={stop}>
            <SkeletonBar shade="faint" style={{ width: 96, height: 72, flexShrink: 0 }} />
            <Lines lines={3} minHeight={72} />
          </Stop>
        ))}
      </Stops>
      <Lines lines={8} minHeight={320} />
    </SheetFlow>
  )
}

function Lines({ lines, minHeight }: { lines: number; minHeight: number }) {
  return (
    <Room style={{ minHeight }}>
      <SkeletonLines lines={lines} />
    </Room>
  )
}
