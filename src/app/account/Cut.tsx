import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Says at the end of a list that it is cut: "3 of 9". */
export function Cut({ shown, of }: { shown: number; of: number }) {
  const { t } = useTranslation('account')
  if (of <= shown) return null
  return (
    <Box component="li" sx={{ color: 'text.secondary' }}>
      {t('cut', { shown, total: of })}
    </Box>
  )
}
