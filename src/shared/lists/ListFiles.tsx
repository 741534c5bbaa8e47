import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CsvDownload } from './CsvDownload'
import type { CsvExport } from './csvExport'
import { LinkButton } from '../ui/buttons/Button'
import { TextButtons } from '../ui/buttons/TextButtons'
import { Glyph } from '../ui/Glyph'
import { printGlyph } from '../ui/glyphs/acts'
import { withView } from './listAddress'

interface ListFilesProps {
  csv: CsvExport
  filter: Record<string, string>
  href: string
  children?: ReactNode
}

/** Offers all entries of a list's filter as a CSV file, and for paper. */
export function ListFiles({ csv, filter, href, children }: ListFilesProps) {
  const { t } = useTranslation('lists')
  return (
    <TextButtons>
      <CsvDownload source={csv} filter={filter} />
      <LinkButton to={withView(href, 'print')} startIcon={<Glyph shape={printGlyph} />}>
        {t('print.open')}
      </LinkButton>
      {children}
    </TextButtons>
  )
}
