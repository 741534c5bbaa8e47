import Link from '@mui/material/Link'
import type { LinkProps } from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './VisuallyHidden'

interface ExternalLinkProps extends Omit<LinkProps<'a'>, 'ref' | 'component'> {
  href: string
}

/** A link to another site. It announces a new tab if it opens one. */
export function ExternalLink({ children, target, ...link }: ExternalLinkProps) {
  const { t } = useTranslation('shared')
  return (
    <Link {...link} target={target} rel="noopener">
      {children}
      {target === '_blank' && <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>}
    </Link>
  )
}
