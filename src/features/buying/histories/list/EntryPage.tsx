import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../../shared/ui/buttons/BackLink'
import { Page } from '../../../../shared/ui/page/Page'
import { rowId } from './EntryLink'

interface EntryPageProps {
  title: string
  /** How the entry is, at the end of its title's line. */
  state?: ReactNode
  /** The title is not known yet. */
  waiting?: boolean
  id: string
  back: string
  children: ReactNode
}

/** The frame of an opened entry. The list keeps its page, filter and scroll position. */
export function EntryPage({ title, state, waiting, id, back, children }: EntryPageProps) {
  const { t } = useTranslation('lists')
  return (
    <Page
      title={title}
      waiting={waiting}
      heading={
        state ? (
          <>
            {title} {state}
          </>
        ) : (
          title
        )
      }
      back={<BackLink to={`${back}#${encodeURIComponent(rowId(id))}`}>{t('back')}</BackLink>}
    >
      {children}
    </Page>
  )
}
