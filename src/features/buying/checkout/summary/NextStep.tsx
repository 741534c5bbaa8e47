import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { ActionBar } from '../../../../shared/ui/buttons/ActionBar'
import { Price } from '../../../../shared/ui/Price'
import { useIsWide } from '../../../../shared/ui/useWidth'
import { selectQuoted } from '../order/quoteSlice'

export function NextStep({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout')
  const isWide = useIsWide()
  const total = useAppSelector(selectQuoted)?.quote.total
  if (isWide) return <Box sx={{ mt: 2 }}>{children}</Box>
  return (
    <ActionBar action={children}>
      {total !== undefined && (
        <>
          {t('totals.total')}
          <Price cents={total} />
        </>
      )}
    </ActionBar>
  )
}
