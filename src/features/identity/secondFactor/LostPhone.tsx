import Box from '@mui/material/Box'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { selectSettings } from '../settings'
import { ContactWays } from '../settings/onDemand'

/** Names backup codes, whom to call, and what to have ready (decision 124). */
export function LostPhone() {
  const { t } = useTranslation('secondFactor')
  const { name } = useAppSelector(selectSettings).operator
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div>
      <Button
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
        sx={{ justifyContent: 'start', textAlign: 'start' }}
      >
        {t('lost.open')}
      </Button>
      <Box
        id={id}
        hidden={!isShown}
        sx={{ mt: 1, pl: 2, borderLeft: `4px solid ${palette.divider}`, '& > * + *': { mt: 1.5 } }}
      >
        <div>{t('lost.backup')}</div>
        <ContactWays lead={t('lost.contact', { operator: name })} />
        <div>
          {t('lost.ready')}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            <li>{t('lost.email')}</li>
            <li>{t('lost.order')}</li>
            <li>{t('lost.answers')}</li>
          </Box>
        </div>
      </Box>
    </div>
  )
}
