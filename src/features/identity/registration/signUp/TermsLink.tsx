import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { ExternalLink } from '../../../../shared/ui/buttons/ExternalLink'
import { inLanguage, selectLanguage, selectSettings } from '../../settings'

/**
 * Opens the terms in another tab, so that the form keeps its values. They are in another language if ours is missing.
 */
export function TermsLink() {
  const { t } = useTranslation('registration')
  const { terms } = useAppSelector(selectSettings).links
  const href = inLanguage(terms, useAppSelector(selectLanguage))
  if (!href) return null
  return (
    <div>
      <ExternalLink href={href} target="_blank">
        {t('signUp.terms')}
      </ExternalLink>
    </div>
  )
}
