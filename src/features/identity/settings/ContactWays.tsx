import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../shared/store'
import { Disclosure } from '../../../shared/ui/Disclosure'
import { ExternalLink } from '../../../shared/ui/buttons/ExternalLink'
import { inLanguage } from './inLanguage'
import { selectSettings } from './settingsSlice'

interface ContactWaysProps {
  lead?: string
  /** Folds all but the first way, and its hours, behind this text. */
  moreText?: string
}

/**
 * Says how the operator is reached, a line each: phone with its hours, email, address. The page, which the footer
 * names, is for an operator without phone and email. Nothing if the settings name none.
 */
export function ContactWays({ lead, moreText }: ContactWaysProps) {
  const { t, i18n } = useTranslation('app')
  const { operator, links } = useAppSelector(selectSettings)
  const { phone, hours, email, address } = operator.contact ?? {}
  const page = phone || email ? undefined : inLanguage(links.contact, i18n.language)
  const ways: Way[] = [
    { href: `tel:${phone?.replace(/[^+\d]/g, '')}`, text: phone, note: hours && inLanguage(hours, i18n.language) },
    { href: `mailto:${email}`, text: email },
    { href: page, text: page && t('footer.contact') },
    { text: address && inParts(address) },
  ].filter(({ text }) => text)
  const [first, ...others] = ways
  if (!first) return null
  const { note, ...way } = first
  const more = note ? [{ text: inParts(note) }, ...others] : others
  return (
    <div>
      {lead}
      {moreText && more.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Ways of={[way]} />
          <Disclosure summary={moreText}>
            <Ways of={more} />
          </Disclosure>
        </Box>
      ) : (
        <Ways of={ways} />
      )}
    </div>
  )
}

/** Lets lines break behind a comma alone. A part that is longer than a line of a phone breaks anywhere. */
const inParts = (text: string) =>
  text.replace(/[^,;]+/g, (part) => (part.length > 36 ? part : part.trimEnd().replace(/(?<=\S) /g, '\u00a0')))

interface Way {
  href?: string
  text: string | undefined
  note?: string
}

const Ways = ({ of }: { of: Way[] }) => (
  <Box
    component="ul"
    role="list"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      overflowWrap: 'anywhere',
      color: 'text.secondary',
      '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, lineHeight: '28px' },
    }}
  >
    {of.map(({ href, text, note }) => (
      <li key={text}>
        {href ? <ExternalLink href={href}>{text}</ExternalLink> : text}
        {note && <span>{inParts(note)}</span>}
      </li>
    ))}
  </Box>
)
