import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { readStored, removeStored } from '../../../shared/storage/browserStorage'
import { closingKeys } from './closingKeys'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { ContactWays } from '../../identity/settings/onDemand'

/**
 * `/account-deactivated`: the notice of an account that was closed in this tab (ACC-13). A reload keeps it, leaving
 * forgets it. Without it, the page says what it is for.
 */
export default function ClosedAccountScreen() {
  const { t, i18n } = useTranslation('closing')
  const [closed] = useState(() => readStored(closingKeys.closedAccount))
  useEffect(() => () => removeStored(closingKeys.closedAccount), [])
  return (
    <Page title={t(`closed.title.${closed?.act ?? 'unknown'}`)} short narrow>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
        <div>{t(`closed.text.${closed?.act ?? 'unknown'}`)}</div>
        {closed?.paid && (
          <div>
            {t('closed.paid', { amount: formatMoney(closed.paid.amount, i18n.language), number: closed.paid.receipt })}
          </div>
        )}
        <ContactWays lead={t('closed.contact')} />
        <Box>
          <LinkButton variant="contained" to={paths.products}>
            {t('closed.products')}
          </LinkButton>
        </Box>
      </Paper>
    </Page>
  )
}
