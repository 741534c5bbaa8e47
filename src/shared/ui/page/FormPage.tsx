import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Picture } from '../pictures/Picture'
import { pageHeadingId } from '../../focus/pageHeading'
import { Page } from './Page'
import { TicketCard } from '../TicketCard'
import { formDrawings } from '../pictures/formPictures'
import type { FormPictureName } from '../pictures/formPictures'

const narrowed = { maxWidth: '100%', height: 'auto' }

interface FormPageProps {
  title: string
  lead?: ReactNode
  before?: ReactNode
  aside?: ReactNode
  picture: FormPictureName
  children: ReactNode
}

export function FormPage({ title, lead, before, aside, picture, children }: FormPageProps) {
  return (
    <Page title={title} lead={lead}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 520px) 1fr' }, columnGap: 6, rowGap: 4 }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          {before}
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
            {children}
          </Paper>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', justifyItems: { md: 'center' } }}>
          <Box sx={{ display: { xs: 'none', md: 'block' }, '& svg': narrowed }}>
            <Picture of={formDrawings[picture]} size={240} />
          </Box>
          {aside}
        </Box>
      </Box>
    </Page>
  )
}

interface OutcomePageProps {
  title: string
  picture: FormPictureName
  children: ReactNode
  actions?: ReactNode
}

export function OutcomePage({ title, picture, children, actions }: OutcomePageProps) {
  return (
    <Page title={title}>
      <TicketCard
        as="section"
        aria-labelledby={pageHeadingId}
        stub={
          <Box sx={{ display: 'grid', placeItems: 'center', height: '100%', '& svg': narrowed }}>
            <Picture of={formDrawings[picture]} />
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: '38em', overflowWrap: 'anywhere' }}>{children}</Box>
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>{actions}</Box>
        )}
      </TicketCard>
    </Page>
  )
}
