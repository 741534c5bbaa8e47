import { styled } from '@mui/material/styles'

/** Reserves the height of a page while its screen loads: an empty fallback would pull the footer up. */
const Room = styled('div')({ minHeight: '100vh' })

export const RouteFallback = () => <Room data-waiting />
