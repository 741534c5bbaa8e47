import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { backGlyph } from '../../../../shared/ui/glyphs/acts'
import { Page } from '../../../../shared/ui/page/Page'
import { rowId } from './EntryLink'

const WayBack = styled('div')({ margin: '-16px 0 16px' })

interface EntryPageProps {
  title: string
  id: string
  back: string
  children: ReactNode
}

/** The frame of an opened entry. The list keeps its page, filter and scroll position. */
export function EntryPage({ title, id, back, children }: EntryPageProps) {
  const { t } = useTranslation('lists')
  return (
    <Page title={title}>
      <WayBack data-print="hide">
        <LinkButton to={`${back}#${encodeURIComponent(rowId(id))}`} startIcon={<Glyph shape={backGlyph} />}>
          {t('back')}
        </LinkButton>
      </WayBack>
      {children}
    </Page>
  )
}
