import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../shared/navigation/Link'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { palette } from '../../../shared/ui/colours/palette'
import { Glyph } from '../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../shared/ui/glyphs/acts'
import { ticketGlyph } from '../../../shared/ui/glyphs/products'
import { unattached } from '../passes/onDemand'

/** The second line keeps its place while it loads, so that nothing moves. */
const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  marginTop: 40,
  padding: '14px 4px',
  borderBlock: `1px solid ${palette.divider}`,
  color: palette.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > svg': { color: palette.primary },
  '& small': { display: 'block', minHeight: '1.5em', fontSize: '0.9375rem', color: palette.textSoft },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
})

/** Links to the passes that are on no card, with their number (ACC-12). */
export function LoosePasses() {
  const { t } = useTranslation(['cardManagement', 'app'])
  const passes = valueOf(useRemote(unattached))
  return (
    <Row to={paths.accountUnattached}>
      <Glyph shape={ticketGlyph} size={28} />
      <span>
        <strong>{t('app:account.unattached')}</strong>
        <small>{passes && (passes.length > 0 ? t('loose', { count: passes.length }) : t('noLoose'))}</small>
      </span>
      <Glyph shape={onwardGlyph} />
    </Row>
  )
}
