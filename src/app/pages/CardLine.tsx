import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../../shared/locales/lists'
import { paths } from '../../shared/paths'
import { Glyph } from '../../shared/ui/Glyph'
import { cardGlyph } from '../../shared/ui/glyphs/products'
import { Link } from '../../shared/navigation/Link'

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
  const { t } = useTranslation('app')
  return (
    <Line data-signed-out="">
      <Glyph shape={cardGlyph} size={20} weight={2.9} />
      <span>
        {withBlank(t('cardLine.have'))}
        <Link to={paths.digital}>{t('cardLine.load')}</Link>
      </span>
    </Line>
  )
}
