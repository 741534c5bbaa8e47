import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { Button } from '../../../../shared/ui/buttons/Button'
import { ProviderMark } from '../../../../shared/ui/providers/ProviderMark'
import { providers } from '../../../../shared/ui/providers/providerTokens'
import { black, white } from '../../../../shared/ui/colours/tokens'
import { selectSettings } from '../../settings'
import { selectWaitingFor } from '../signIn/signInSlice'
import { providerChosen } from './signInWithProvider'
import { loginTypes } from '../visitor/provider'
import type { Provider } from '../visitor/provider'
import { OrDivider } from './OrDivider'

const { google, facebook } = providers
const inColours = ({ ground, edge, ink }: Record<'ground' | 'edge' | 'ink', string>) => ({
  '&, &:hover': { backgroundColor: ground, color: ink, border: `1px solid ${edge}` },
})
const inDark = '@media (prefers-color-scheme: dark)'

const ProviderButton = styled(Button)({
  '&[data-size="large"]': { padding: '10px 16px', fontSize: '1rem' },
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
  '&[data-provider="google"]': { ...inColours(google.light), [inDark]: inColours(google.dark) },
  '&[data-provider="facebook"]': inColours({ ...facebook, edge: facebook.ground }),
  '&[data-provider="apple"]': {
    ...inColours({ ground: black, edge: black, ink: white }),
    [inDark]: inColours({ ground: white, edge: white, ink: black }),
  },
})

/** Offers the operator's providers (AUTH-07). A provider's script loads on click. */
export function SocialButtons({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const { social } = useAppSelector(selectSettings)
  const waitingFor = useAppSelector(selectWaitingFor)
  const offered = (Object.keys(loginTypes) as Provider[]).filter((provider) => social?.[provider])
  if (offered.length === 0) return null
  return (
    <>
      <OrDivider />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {offered.map((provider) => (
          // The button is never disabled: a closed window may not be reported, and a click opens it again.
          <ProviderButton
            key={provider}
            data-provider={provider}
            variant="outlined"
            size="large"
            startIcon={<ProviderMark of={provider} />}
            onClick={() => dispatch(providerChosen({ provider, returnTo }))}
          >
            {t(`social.continue.${provider}`)}
          </ProviderButton>
        ))}
        <Box role="status" sx={{ color: 'text.secondary', '&:empty': { position: 'absolute' } }}>
          {waitingFor && t(`social.waiting.${waitingFor}`)}
        </Box>
      </Box>
    </>
  )
}
