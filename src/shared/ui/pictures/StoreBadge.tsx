import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../Glyph'
import { appStoreGlyph, googlePlayGlyph } from '../glyphs/frame'
import { rounded } from '../rounded'

const Badge = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 180,
  minHeight: 48,
  padding: '4px 16px 4px 12px',
  border: '1px solid currentColor',
  borderRadius: rounded(10),
  color: 'inherit',
  lineHeight: 1.15,
  textDecoration: 'none',
  '& small': { display: 'block', fontSize: '0.75rem' },
  '& strong': { fontSize: '1.0625rem' },
  '&:hover strong': { textDecoration: 'underline' },
})

const glyphs = { appStore: appStoreGlyph, googlePlay: googlePlayGlyph } as const

export function StoreBadge({ store, href }: { store: 'appStore' | 'googlePlay'; href: string }) {
  const { t } = useTranslation('shared')
  return (
    <li>
      <Badge href={href} rel="noopener">
        <Glyph shape={glyphs[store]} size={26} weight={1.6} />
        <span>
          <small>{t(`store.${store}.verb`)} </small>
          <strong>{t(`store.${store}.name`)}</strong>
        </span>
      </Badge>
    </li>
  )
}
