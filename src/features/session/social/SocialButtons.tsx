import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/Button'
import { selectSettings } from '../../settings'
import { selectWaitingFor } from '../signIn/signInSlice'
import { providerChosen } from '../signIn/signInSubmission'
import { loginTypes } from '../visitor/provider'
import type { Provider } from '../visitor/provider'

/** Offers sign-in with the providers that the operator allows (AUTH-07). Loads a provider's script only on click. */
export function SocialButtons({ returnTo }: { returnTo?: string }) {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const { social } = useAppSelector(selectSettings)
  const waitingFor = useAppSelector(selectWaitingFor)
  const offered = (Object.keys(loginTypes) as Provider[]).filter((provider) => social?.[provider])
  if (offered.length === 0) return null
  return (
    <>
      <Divider>{t('signIn.or')}</Divider>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {offered.map((provider) => (
          // Never disabled: the provider may not report that its window was closed, and another click opens it again.
          <Button
            key={provider}
            variant="outlined"
            size="large"
            onClick={() => dispatch(providerChosen({ provider, returnTo }))}
          >
            {t(`social.continue.${provider}`)}
          </Button>
        ))}
        <Box role="status" sx={{ color: 'text.secondary', '&:empty': { mt: -1.5 } }}>
          {waitingFor && t(`social.waiting.${waitingFor}`)}
        </Box>
      </Box>
    </>
  )
}
