import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useFocusOnChange } from '../../../../shared/focus/moveFocus'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { Button, LinkButton } from '../../../../shared/ui/buttons/Button'
import { OutcomePage } from '../../../../shared/ui/page/FormPage'
import { selectIsRider, selectVisitor } from '../../session'
import { secondsToLogin } from './confirm'
import { Countdown } from './Countdown'

/**
 * Leads to sign-in after five seconds, unless the visitor stays (decision 31). The guard of sign-in redirects riders.
 */
export function EmailConfirmed() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const isRider = useAppSelector(selectIsRider)
  const visitor = useAppSelector(selectVisitor)
  // A guest with a card opens an account for it, so linking is next (FM-12).
  const managesCard = visitor.kind === 'guest' && visitor.cardToken !== undefined
  const login = paths.login(managesCard ? paths.linkPhysical : undefined)
  const [isStaying, setStaying] = useState(false)
  useFocusOnChange(isStaying)
  return (
    <OutcomePage
      title={t('confirm.doneTitle')}
      picture="Confirmed"
      actions={
        <>
          <LinkButton to={login} replace variant="contained">
            {t('confirm.goNow')}
          </LinkButton>
          {!isStaying && (
            <Button variant="outlined" onClick={() => setStaying(true)}>
              {t('confirm.stay')}
            </Button>
          )}
        </>
      }
    >
      <Typography component="p" variant="subtitle1">
        {isRider ? t('confirm.doneAsRider') : t('confirm.done')}
      </Typography>
      {isStaying ? (
        <Typography role="status">{t('confirm.staying')}</Typography>
      ) : (
        <Countdown seconds={secondsToLogin} onEnd={() => void navigate(login, { replace: true })} />
      )}
    </OutcomePage>
  )
}
