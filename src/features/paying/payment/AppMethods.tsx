import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { ExternalLink } from '../../../shared/ui/buttons/ExternalLink'
import { Glyph } from '../../../shared/ui/Glyph'
import { phoneGlyph } from '../../../shared/ui/glyphs/products'
import { palette } from '../../../shared/ui/colours/palette'
import { selectSettings } from '../../identity/settings'
import { inAppTypes } from './kinds/paymentOptions'
import { useMethodName } from './useMethodName'

/** The line is grey, because the methods cannot be used here. */
const Line = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  // A second line begins below the text, not below the sign.
  paddingInlineStart: 28,
  '& > svg': { marginInlineStart: -28 },
  fontSize: '0.9375rem',
  color: palette.textSoft,
  '& h2': { margin: 0, font: 'inherit' },
  '& ul': { display: 'contents', listStyle: 'none' },
  // A line never begins with the mark.
  '& li:not(:last-child)::after': { content: '"·" / ""', marginInlineStart: 10 },
})

/** Names methods that only the app takes (PAY-04), with links to the stores. */
export function AppMethods() {
  const { t } = useTranslation('payment')
  const settings = useAppSelector(selectSettings)
  const name = useMethodName()
  const types = inAppTypes(settings)
  const { appStore, googlePlay } = settings.links
  if (types.length === 0) return null
  return (
    <Line aria-labelledby="in-app-title">
      <Glyph shape={phoneGlyph} size={18} />
      <h2 id="in-app-title">{t('inApp.title')}</h2>
      <ul>
        {types.map((type) => (
          <li key={type}>{name({ type })}</li>
        ))}
      </ul>
      {appStore && <ExternalLink href={appStore}>{t('inApp.appStore')}</ExternalLink>}
      {googlePlay && <ExternalLink href={googlePlay}>{t('inApp.googlePlay')}</ExternalLink>}
    </Line>
  )
}
