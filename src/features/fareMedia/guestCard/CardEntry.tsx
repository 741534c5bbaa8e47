import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { cardEntryFields } from './cardEntryFields'
import { cardEntryOpened, cardSessionRequested, selectCardEntry } from './cardSessionSlice'
import { WhereOnCard } from './WhereOnCard'

/** Number and security code (FM-12): in the inputs and nowhere else, and wiped when the form goes. */
export default function CardEntry() {
  const { t } = useTranslation('fareMedia')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(selectCardEntry)
  const fault = attempt.status === 'failed' ? attempt.fault : undefined
  useEffect(() => {
    dispatch(cardEntryOpened())
  }, [dispatch])
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 480px) minmax(0, 1fr)' }, columnGap: 6, rowGap: 4 }}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, minWidth: 0 }}>
        <ConfigForm
          secret
          fields={cardEntryFields(t)}
          submitText={t('entry.submit')}
          busyText={t('entry.busy')}
          busy={attempt.status === 'sending'}
          errors={fault?.errors}
          fieldErrors={fault?.fieldErrors}
          onSubmit={({ number = '', code = '' }) =>
            dispatch(cardSessionRequested({ number: number.replace(/\D/g, ''), code }))
          }
        />
      </Paper>
      <WhereOnCard />
    </Box>
  )
}
