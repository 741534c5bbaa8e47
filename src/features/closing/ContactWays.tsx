import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../shared/store'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { inLanguage, selectSettings } from '../settings'

/** How the operator is reached: by phone, email, or the page for that. Nothing if the settings name none of them. */
export function ContactWays({ lead }: { lead: string }) {
  const { t, i18n } = useTranslation('closing')
  const { operator, links } = useAppSelector(selectSettings)
  const { phone, email } = operator.contact ?? {}
  const page = inLanguage(links.contact, i18n.language)
  const ways = [
    phone && { href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone },
    email && { href: `mailto:${email}`, text: email },
    page && { href: page, text: t('contactPage') },
  ].filter((way) => way !== undefined && way !== '')
  if (ways.length === 0) return null
  return (
    <Box>
      {lead}
      <Box component="ul" role="list" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
        {ways.map(({ href, text }) => (
          <li key={href}>
            <ExternalLink href={href} style={{ display: 'inline-block', paddingBlock: 4 }}>
              {text}
            </ExternalLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
