import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { ExternalLink } from '../../../shared/ui/ExternalLink'
import { inLanguage, selectLanguage, selectSettings } from '../../settings'

/** What is agreed to, in another tab: what was typed here stays. In any language rather than not at all. */
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
