import { styled } from '@mui/material/styles'

/** Text buttons in a row. Where it is narrow, they are stacked, with their words flush. */
export const TextButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -12,
  '& > [data-variant][data-variant]': { margin: 0 },
})
