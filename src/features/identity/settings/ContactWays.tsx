import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { ExternalLink } from '../../../shared/ui/buttons/ExternalLink'
import { inLanguage } from './inLanguage'
import { selectSettings } from './settingsSlice'

interface ContactWaysProps {
  /** A sentence before may say "contact us" already. */
  lead?: string
  /** "Contact us" by default. */
  pageText?: string
}

/** Says how the operator is reached: phone and hours, email, page, or place. Nothing if the settings name none. */
export function ContactWays({ lead, pageText }: ContactWaysProps) {
  const { t, i18n } = useTranslation('app')
  const { operator, links } = useAppSelector(selectSettings)
  const { phone, hours, email, address } = operator.contact ?? {}
  const page = inLanguage(links.contact, i18n.language)
  const ways = [
    phone && { href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone, about: inLanguage(hours, i18n.language) },
    email && { href: `mailto:${email}`, text: email },
    page && { href: page, text: pageText ?? t('footer.contact') },
  ].filter((way) => way !== undefined && way !== '')
  if (ways.length === 0 && !address) return null
  return (
    <Box>
      {lead}
      <Box
        component="ul"
        role="list"
        sx={{ m: 0, mt: lead ? 0.5 : 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
      >
        {ways.map(({ href, text, about }) => (
          <li key={href}>
            <ExternalLink href={href} style={{ display: 'inline-block', paddingBlock: 4 }}>
              {text}
            </ExternalLink>
            {about && <Box sx={{ color: 'text.secondary' }}>{about}</Box>}
          </li>
        ))}
        {address && (
          <Box component="li" sx={{ paddingBlock: '4px', color: 'text.secondary' }}>
            {address}
          </Box>
        )}
      </Box>
    </Box>
  )
}
