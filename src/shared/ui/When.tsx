import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../clock'
import { formatWhen } from '../locales/when'
import { TimeZoneContext } from './operatorContexts'

interface WhenProps {
  iso: string
  /** Words stand before it: "today 5:40 p.m.". */
  inSentence?: boolean
}

/** A day or an instant as people say it: "Today 5:40 p.m.", "Sat, Nov 28". Another text shows unchanged. */
export function When({ iso, inSentence }: WhenProps) {
  const { language } = useTranslation('shared').i18n
  const text = formatWhen(iso, language, useContext(TimeZoneContext), now(), inSentence)
  return text ? <time dateTime={iso}>{text}</time> : <>{iso}</>
}
