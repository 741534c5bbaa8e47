import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { linkStyle } from './TextLink'
import { VisuallyHidden } from '../VisuallyHidden'

const Anchor = styled('a')(linkStyle)

interface ExternalLinkProps extends ComponentProps<typeof Anchor> {
  href: string
}

/** A link to another site. It announces a new tab if it opens one. */
export function ExternalLink({ children, target, ...link }: ExternalLinkProps) {
  const { t } = useTranslation('shared')
  return (
    <Anchor {...link} target={target} rel="noopener">
      {children}
      {target === '_blank' && <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>}
    </Anchor>
  )
}
