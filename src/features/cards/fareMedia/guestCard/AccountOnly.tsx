import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../shared/paths'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { lockGlyph } from '../../../../shared/ui/glyphs/acts'

const acts = ['history', 'block', 'transfer', 'autoload', 'link'] as const

/** Lists what number and code alone do not allow, and asks to sign in (FM-12, decision 18). */
export function AccountOnly() {
  const { t } = useTranslation('fareMedia')
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }} aria-labelledby="card-account">
      <Typography id="card-account" component="h2" variant="h3">
        {t('account.title')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('account.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1 }}>
        {acts.map((act) => (
          <Box component="li" key={act} sx={{ display: 'flex', gap: 1.25, '& svg': { flexShrink: 0, mt: '3px' } }}>
            <Glyph shape={lockGlyph} size={20} weight={2.9} />
            {t(`account.${act}`)}
          </Box>
        ))}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        <LinkButton variant="outlined" to={paths.login(paths.linkPhysical)}>
          {t('account.signIn')}
        </LinkButton>
        <LinkButton to={paths.signUp(paths.linkPhysical)}>{t('account.signUp')}</LinkButton>
      </Box>
    </Paper>
  )
}
