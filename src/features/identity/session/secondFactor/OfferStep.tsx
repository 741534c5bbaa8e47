import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FormSummary } from '../../../../shared/forms/FormSummary'
import { useAppDispatch } from '../../../../shared/store'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../../shared/ui/buttons/Button'
import type { Open } from '../../secondFactor/onDemand'
import { offerAccepted, offerDeclined } from './secondFactorSlice'

/** Offers a second factor. Riders can skip it unless the operator requires it (decision 28). */
export function OfferStep({ state }: { state: Open }) {
  const { t } = useTranslation('secondFactor')
  const dispatch = useAppDispatch()
  return (
    <>
      <FormSummary errors={state.errors ?? []} links={[]} />
      <Typography>{t('offer.text')}</Typography>
      {state.isRequired && <Typography sx={{ fontWeight: 600 }}>{t('offer.required')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > button': { flex: { xs: '1 1 100%', sm: 'none' } } }}>
        <Button variant="contained" size="large" onClick={() => dispatch(offerAccepted())}>
          {t('offer.accept')}
        </Button>
        {!state.isRequired && (
          <BusyButton
            variant="outlined"
            size="large"
            busy={state.pending === 'notNow'}
            onClick={() => dispatch(offerDeclined({ remember: false }))}
          >
            {t('offer.notNow')}
          </BusyButton>
        )}
      </Box>
      {!state.isRequired && (
        <BusyButton
          busy={state.pending === 'neverAgain'}
          onClick={() => dispatch(offerDeclined({ remember: true }))}
          sx={{ justifySelf: 'start', ml: -1.5 }}
        >
          {t('offer.neverAgain')}
        </BusyButton>
      )}
    </>
  )
}
