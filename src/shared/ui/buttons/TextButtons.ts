import { styled } from '@mui/material/styles'

/** Text buttons in a row. The words of one that wraps are flush with the others. */
export const TextButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -12,
  '& > [data-variant][data-variant]': { margin: 0 },
  '@media (max-width: 599.95px)': {
    marginInline: -6,
    '& > [data-variant][data-variant]': { paddingInline: 6 },
  },
})

/** Outlined buttons, then text buttons. The words of one that wraps are flush with the buttons above. */
export const MixedButtons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 4px',
  marginInlineStart: -12,
  '& > *': { marginInlineStart: 12 },
  '& > [data-variant="text"]': { margin: 0 },
})
