import { styled } from '@mui/material/styles'
import { Suspense, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { mailGlyph, printGlyph } from '../../../../shared/ui/glyphs/acts'
import { lazyPart } from '../../../../i18n/lazyPart'
import { phone } from './receiptSheet'

const ReceiptByEmail = lazyPart(() => import('./ReceiptByEmail'))

export const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > :is(form, section, [role="status"], [role="alert"])': { flex: '1 0 100%' },
  '& > p': { margin: 0 },
  [phone]: {
    columnGap: 8,
    '& > [data-variant]': { flex: '1 1 calc(50% - 4px)', minWidth: 'fit-content', paddingInline: 4 },
  },
  '& > [role="status"]:empty': { position: 'absolute' },
})

export function ReceiptActions({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation('orders')
  const [isAsking, setAsking] = useState(false)
  const form = useId()
  return (
    <Acts data-print="hide">
      <Button variant="outlined" startIcon={<Glyph shape={printGlyph} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Glyph shape={mailGlyph} />}
        aria-expanded={isAsking}
        aria-controls={isAsking ? form : undefined}
        onClick={() => setAsking(!isAsking)}
      >
        {t('mail.title')}
      </Button>
      {isAsking && (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <ReceiptByEmail id={form} order={order} />
        </Suspense>
      )}
      {children}
    </Acts>
  )
}
