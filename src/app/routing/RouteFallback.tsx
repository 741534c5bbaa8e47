import { styled } from '@mui/material/styles'

/** The room of a page while its screen is on the way: an empty fallback would pull the footer up. */
const Room = styled('div')({ minHeight: '100vh' })

export const RouteFallback = () => <Room data-waiting />
