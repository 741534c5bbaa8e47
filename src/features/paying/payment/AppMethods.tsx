import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { ExternalLink } from '../../../shared/ui/buttons/ExternalLink'
import { Glyph } from '../../../shared/ui/Glyph'
import { phoneGlyph } from '../../../shared/ui/glyphs/products'
import { palette } from '../../../shared/ui/colours/palette'
import { selectSettings } from '../../identity/settings'
import { inAppTypes } from './kinds/paymentOptions'
import { useMethodName } from './useMethodName'

/** Shows the payment methods that only the mobile app takes (PAY-04), with the app's store links. */
export function AppMethods() {
  const { t } = useTranslation('payment')
  const settings = useAppSelector(selectSettings)
  const name = useMethodName()
  const types = inAppTypes(settings)
  const { appStore, googlePlay } = settings.links
  if (types.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby="in-app-title"
      sx={{ p: 2, borderRadius: 1, bgcolor: palette.sunken, display: 'grid', gap: 1 }}
    >
      <Typography
        id="in-app-title"
        component="h2"
        variant="body1"
        sx={{ fontWeight: 700, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Glyph shape={phoneGlyph} size={20} />
        {t('inApp.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {types.map((type) => (
          <Box
            component="li"
            key={type}
            sx={{
              px: 1.25,
              py: 0.5,
              borderRadius: 1,
              border: `1px dashed ${palette.outline}`,
              color: 'text.secondary',
            }}
          >
            {name({ type })}
          </Box>
        ))}
      </Box>
      {(appStore || googlePlay) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
          {appStore && <ExternalLink href={appStore}>{t('inApp.appStore')}</ExternalLink>}
          {googlePlay && <ExternalLink href={googlePlay}>{t('inApp.googlePlay')}</ExternalLink>}
        </Box>
      )}
    </Box>
  )
}
