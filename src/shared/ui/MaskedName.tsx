import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './VisuallyHidden'

const mask = /•{2,}\s*(\d+)/

/** Shows "Visa •••• 1111". Screen readers say "Visa ending in 1111", because they skip the dots or read each one. */
export function MaskedName({ children: text }: { children: string }) {
  const { t } = useTranslation('shared')
  const found = mask.exec(text)
  if (!found) return <>{text}</>
  const [masked, digits = ''] = found
  return (
    <>
      {text.slice(0, found.index)}
      <Box component="span" aria-hidden="true" sx={{ whiteSpace: 'nowrap' }}>
        {masked}
      </Box>
      <VisuallyHidden>{t('ending', { digits })}</VisuallyHidden>
      {text.slice(found.index + masked.length)}
    </>
  )
}
