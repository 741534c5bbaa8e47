import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { Glyph } from '../../../shared/ui/Glyph'
import { cardGlyph } from '../../../shared/ui/glyphs/products'
import { Link } from '../../../shared/navigation/Link'

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 28,
  margin: 0,
  '& svg': { flex: 'none' },
})

/** Leads a visitor without known cards to the products for a card. */
export function CardLine() {
  const { t } = useTranslation('fareMedia')
  return (
    <Line>
      <Glyph shape={cardGlyph} size={20} weight={2.9} />
      <span>
        {withBlank(t('tile.haveCard'))}
        <Link to={paths.digital}>{t('tile.buyForIt')}</Link>
      </span>
    </Line>
  )
}
