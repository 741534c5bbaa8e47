import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { MethodMark } from './card/CardMark'
import type { PaymentOption } from './kinds/paymentOptions'
import type { TextsOfOption } from './useOptionTexts'

interface UnusableMethodsProps {
  options: PaymentOption[]
  textsOf: TextsOfOption
}

/** Lists methods that cannot pay, each with the reason (PAY-05). */
export function UnusableMethods({ options, textsOf }: UnusableMethodsProps) {
  const { t } = useTranslation('payment')
  const unusable = options.filter(({ obstacle }) => obstacle)
  if (unusable.length === 0) return null
  return (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ py: 1.25, minHeight: 44, fontWeight: 600 }}>
        {t('method.unusable', { count: unusable.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary' }}>
        {unusable.map((option) => {
          const { label, detail } = textsOf(option)
          return (
            <Box
              component="li"
              key={option.id}
              sx={{
                display: 'flex',
                gap: 1.5,
                py: 1.25,
                borderTop: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 600 }}>{label}</Box>
                <Box sx={{ fontSize: '0.9375rem' }}>{detail}</Box>
              </Box>
              <MethodMark type={option.type} brand={option.method?.brand} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
