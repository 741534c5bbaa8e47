import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../shared/ui/Glyph'
import { appStoreGlyph, googlePlayGlyph } from '../../shared/ui/glyphs/frame'

const Badge = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '4px 16px 4px 12px',
  border: '1px solid currentColor',
  borderRadius: 10,
  lineHeight: 1.15,
  textDecoration: 'none',
  '& small': { display: 'block', fontSize: '0.75rem' },
  '& b': { fontSize: '1.0625rem' },
  '&:hover b': { textDecoration: 'underline' },
})

const glyphs = { appStore: appStoreGlyph, googlePlay: googlePlayGlyph } as const

const verb = { appStore: 'footer.storeVerb', googlePlay: 'footer.playVerb' } as const

/** Links to the mobile app in a store. */
export function StoreBadge({ store, href }: { store: 'appStore' | 'googlePlay'; href: string }) {
  const { t } = useTranslation()
  return (
    <li>
      <Badge href={href} rel="noopener">
        <Glyph shape={glyphs[store]} size={26} weight={1.6} />
        <span>
          <small>{t(verb[store])} </small>
          <b>{t(`footer.${store}`)}</b>
        </span>
      </Badge>
    </li>
  )
}
