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

const besideTheForm = {
  mt: 1,
  '@media (min-width: 1200px)': { position: 'absolute', insetInlineStart: 'calc(100% + 48px)', width: 264 },
}

interface FormPageProps {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <Page title={title} lead={lead} narrow>
      <Box sx={{ position: 'relative', display: 'grid', gap: 3 }}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          {children}
        </Paper>
        {aside && <Box sx={besideTheForm}>{aside}</Box>}
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
    <Page title={title} narrow>
      <TicketCard
        as="section"
        aria-labelledby={pageHeadingId}
        plain={picture === 'BadLink'}
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
