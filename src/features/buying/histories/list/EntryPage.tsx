import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../../shared/ui/buttons/BackLink'
import { Page } from '../../../../shared/ui/page/Page'
import { rowId } from './EntryLink'

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
    <Page title={title} back={<BackLink to={`${back}#${encodeURIComponent(rowId(id))}`}>{t('back')}</BackLink>}>
      {children}
    </Page>
  )
}
