import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { Disclosure } from '../../../shared/ui/Disclosure'
import { ExternalLink } from '../../../shared/ui/buttons/ExternalLink'
import { inLanguage } from './inLanguage'
import { selectSettings } from './settingsSlice'

interface ContactWaysProps {
  /** A sentence before may say "contact us" already. */
  lead?: string
  /** "Contact us" by default. */
  pageText?: string
  /** Folds all but the first way behind this text. */
  moreText?: string
}

/** Says how the operator is reached: phone and hours, email, page, or place. Nothing if the settings name none. */
export function ContactWays({ lead, pageText, moreText }: ContactWaysProps) {
  const { t, i18n } = useTranslation('app')
  const { operator, links } = useAppSelector(selectSettings)
  const { phone, hours, email, address } = operator.contact ?? {}
  const page = inLanguage(links.contact, i18n.language)
  // Hours and address are no link.
  const ways: Way[] = [
    { href: `tel:${phone?.replace(/[^+\d]/g, '')}`, text: phone },
    { text: phone && inLanguage(hours, i18n.language) },
    { href: `mailto:${email}`, text: email },
    { href: page, text: page && (pageText ?? t('footer.contact')) },
    { text: address },
  ].filter(({ text }) => text)
  if (ways.length === 0) return null
  const open = moreText ? ways.slice(0, 1) : ways
  const folded = ways.slice(open.length)
  return (
    <div>
      {lead}
      <Ways of={open} />
      {folded.length > 0 && (
        <Disclosure summary={moreText}>
          <Ways of={folded} />
        </Disclosure>
      )}
    </div>
  )
}

interface Way {
  href?: string
  text: string | undefined
}

const Ways = ({ of }: { of: Way[] }) => (
  <Box
    component="ul"
    role="list"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 2,
      overflowWrap: 'anywhere',
      color: 'text.secondary',
      '& > li': { paddingBlock: '4px', '& > a': { display: 'inline-block', minHeight: 24 } },
    }}
  >
    {of.map(({ href, text }) => (
      <li key={text}>{href ? <ExternalLink href={href}>{text}</ExternalLink> : text}</li>
    ))}
  </Box>
)
