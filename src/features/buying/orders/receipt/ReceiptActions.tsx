import Box from '@mui/material/Box'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { Button } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { mailGlyph, printGlyph } from '../../../../shared/ui/glyphs/acts'
import { lazyPart } from '../../../../i18n/lazyPart'

const ReceiptByEmail = lazyPart(() => import('./ReceiptByEmail'))

/** Buttons to print the receipt or send it by email. */
export function ReceiptActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const [isAsking, setAsking] = useState(false)
  const form = useId()
  return (
    <Box data-print="hide">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<Glyph shape={printGlyph} size={24} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Glyph shape={mailGlyph} size={24} />}
          aria-expanded={isAsking}
          aria-controls={isAsking ? form : undefined}
          onClick={() => setAsking(!isAsking)}
        >
          {t('mail.title')}
        </Button>
      </Box>
      {isAsking && (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <ReceiptByEmail id={form} order={order} />
        </Suspense>
      )}
    </Box>
  )
}
