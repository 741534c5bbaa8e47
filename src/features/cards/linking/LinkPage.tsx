import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../shared/ui/page/Page'

interface LinkPageProps {
  title: string
  lead: string
  /** What the rider must have at hand. */
  needs: string[]
  aside: ReactNode
  other: ReactNode
  children: ReactNode
}

/** A page that links a card. It says first what is needed, and shows beside the form where to find it. */
export function LinkPage({ title, lead, needs, aside, other, children }: LinkPageProps) {
  const { t } = useTranslation('cardLinking')
  return (
    <Page title={title} lead={lead} wide compact>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 520px) minmax(0, 1fr)' }, gap: 5 }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <section aria-labelledby="link-needs">
            <Typography id="link-needs" component="h2" variant="h4">
              {t('needs')}
            </Typography>
            <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 1, pl: 2.5 }}>
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </Box>
          </section>
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, minWidth: 0 }}>
            {children}
          </Paper>
          <Typography>{other}</Typography>
        </Box>
        <Box sx={{ alignSelf: 'start' }}>{aside}</Box>
      </Box>
    </Page>
  )
}
