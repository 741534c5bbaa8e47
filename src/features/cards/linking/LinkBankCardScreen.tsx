import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { now } from '../../../shared/clock'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Picture } from '../../../shared/ui/pictures/Picture'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { Receipt } from '../../../shared/ui/pictures/thingDrawings'
import { selectLanguage, selectSettings } from '../../identity/settings'
import { ContactWays } from '../../identity/settings/onDemand'
import { bankCardFields, tappedCard } from './bankCardFields'
import { bankCardLink } from './linkCard'
import { LinkPage } from './LinkPage'

/** Links a bank card that has ridden (FM-02) by what its statement says of one tap. Its whole number is never typed. */
export default function LinkBankCardScreen() {
  const { t } = useTranslation(['cardLinking', 'shared'])
  const { t: tLink } = useTranslation('cardLinking')
  const language = useAppSelector(selectLanguage)
  const { timeZone } = useAppSelector(selectSettings).operator
  const [link, send] = useSubmission(bankCardLink)
  return (
    <LinkPage
      title={t('bank.title')}
      lead={t('bank.lead')}
      aside={
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Picture of={Receipt} size={200} left={41} />
          <Typography component="h2" variant="h4">
            {t('bank.after')}
          </Typography>
          <Typography>{t('bank.afterText')}</Typography>
        </Box>
      }
      other={<TextLink to={paths.linkPhysical}>{t('bank.other')}</TextLink>}
    >
      <ConfigForm
        secret
        fields={bankCardFields({ t: tLink, language, timeZone, now })}
        submitText={t('bank.submit')}
        busyText={t('bank.busy')}
        {...formState(link)}
        onSubmit={(typed) => send(tappedCard(typed))}
        extraActions={<LinkButton to={paths.allFareCards}>{t('shared:cancel')}</LinkButton>}
      />
      {link.status === 'failed' && (
        <Box sx={{ mt: 2 }}>
          <ContactWays />
        </Box>
      )}
    </LinkPage>
  )
}
