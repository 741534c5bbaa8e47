import { styled } from '@mui/material/styles'

/** Text buttons in a row, and below each other where it is narrow: the words of each row are flush. */
export const TextButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -12,
  '& > [data-variant][data-variant]': { margin: 0 },
})
