import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { inLanguage, languageIn, selectLanguage, selectSettings } from '../../features/identity/settings'
import { MessageDialog } from '../../shared/dialogs/MessageDialog'
import { useAppSelector } from '../../shared/store'
import type { PopUp } from './greet'

/** Shows the operator's message once to every visitor (LAND-03), as plain text. */
export default function PopUpDialog({ answer }: PopUp) {
  const { t } = useTranslation('shared')
  const language = useAppSelector(selectLanguage)
  const { popUp } = useAppSelector(selectSettings)
  const lines = (inLanguage(popUp?.text, language) ?? '').split(/\r?\n/).filter((line) => line.trim())
  return (
    <MessageDialog
      title={<span lang={languageIn(popUp?.title, language)}>{inLanguage(popUp?.title, language)}</span>}
      closeText={t('close')}
      onClose={() => answer('close')}
    >
      {lines.map((line, index) => (
        <Typography key={index} lang={languageIn(popUp?.text, language)} sx={{ mt: index > 0 ? 1.5 : 0 }}>
          {line}
        </Typography>
      ))}
    </MessageDialog>
  )
}
