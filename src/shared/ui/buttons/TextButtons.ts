import { styled } from '@mui/material/styles'

/** In a row; stacked where narrow, with flush words. */
export const TextButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -12,
  '& > [data-variant][data-variant]': { margin: 0 },
})
