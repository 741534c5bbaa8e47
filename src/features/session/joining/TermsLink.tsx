import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { ExternalLink } from '../../../shared/ui/ExternalLink'
import { selectLanguage, selectSettings } from '../../settings'

/** What is agreed to, in another tab: what was typed here stays. In any language rather than not at all. */
export function TermsLink() {
  const { t } = useTranslation('access')
  const { terms = {} } = useAppSelector(selectSettings).links
  const href = terms[useAppSelector(selectLanguage)] ?? Object.values(terms)[0]
  if (!href) return null
  return (
    <div>
      <ExternalLink href={href} target="_blank">
        {t('signUp.terms')}
      </ExternalLink>
    </div>
  )
}
