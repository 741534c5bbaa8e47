import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transferred } from '../../../api/contract/cards/transfers'
import { focusPageHeading } from '../../../shared/focus/pageHeading'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { DoneHeading } from '../../../shared/ui/states/DoneHeading'
import { Page } from '../../../shared/ui/page/Page'
import { selectCard, useCardName } from '../fareMedia/onDemand'
import { FacesAfter } from './TransferFaces'
import { TransferSteps } from './TransferSteps'

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
}

export function TransferDone({ transfer }: { transfer: Transferred }) {
  const { amount } = transfer
  // The cards are read again after the transfer.
  const from = useAppSelector((state) => selectCard(state, transfer.from.faremedia_id)) ?? transfer.from
  const to = useAppSelector((state) => selectCard(state, transfer.to.faremedia_id)) ?? transfer.to
  const { t } = useTranslation('transfers')
  const { own } = useCardName(to)
  useEffect(() => focusPageHeading(), [])
  return (
    <Page compact title={t('done.title')} heading={<DoneHeading>{t('done.title')}</DoneHeading>}>
      <TransferSteps current={undefined} />
      <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 }, display: 'grid', gap: 3 }}>
        <FacesAfter isDone amount={amount} from={from} to={to} />
        <Box sx={actions}>
          {to.balances && (
            <LinkButton variant="contained" to={paths.fareCard(to.faremedia_id)}>
              {t('done.toCard', { card: own })}
            </LinkButton>
          )}
          <LinkButton to={paths.allFareCards}>{t('done.toCards')}</LinkButton>
        </Box>
      </Paper>
    </Page>
  )
}
