import { useTranslation } from 'react-i18next'
import { withBlank } from '../../shared/locales/lists'
import { paths } from '../../shared/paths'
import { Glyph } from '../../shared/ui/Glyph'
import { GlyphLine } from '../../shared/ui/GlyphLine'
import { cardGlyph } from '../../shared/ui/glyphs/products'
import { Link } from '../../shared/navigation/Link'

/** Leads a visitor without known cards to the products for a card. */
export function CardLine() {
  const { t } = useTranslation('app')
  return (
    <GlyphLine data-signed-out="">
      <Glyph shape={cardGlyph} size={20} weight={2.9} />
      <span>
        {withBlank(t('cardLine.have'))}
        <Link to={paths.digital}>{t('cardLine.load')}</Link>
      </span>
    </GlyphLine>
  )
}
