import { styled } from '@mui/material/styles'

export const LandingSection = styled('section')({
  maxWidth: 1200,
  margin: '0 auto',
  padding: 'clamp(48px, 6vw, 80px) clamp(16px, 2.5vw, 24px) 0',
})

export const LandingHeading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }))

export const LandingTickets = styled('ul')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 212px), 1fr))',
  margin: '28px 0 0',
  padding: 0,
})
