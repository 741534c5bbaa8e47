import { styled } from '@mui/material/styles'

/** The room of a page while its screen is on the way: an empty fallback would pull the footer up. */
export const RouteFallback = styled('div')({ minHeight: '100vh' })
