import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownRemote } from '../../remote/useRemote'
import { VisuallyHidden } from '../VisuallyHidden'
import { FailurePanel } from './FailurePanel'
import { Page } from './Page'

interface RemotePartProps<T> {
  of: ShownRemote<T>
  /** What could not be read: "We couldn’t load your devices." */
  failed: string
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** Shows what is read: its skeleton while it loads, what failed with "Try again", then the value. */
export function RemotePart<T>({ of, failed, skeleton, children }: RemotePartProps<T>) {
  const { t } = useTranslation('shared')
  if (of.status === 'failed') return <FailurePanel title={failed} error={of.error} onRetry={of.retry} />
  if (of.status === 'loaded') return children(of.value)
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {skeleton}
    </div>
  )
}

/** As `RemotePart`, where the value brings its own page: until then a page with this title stands in its place. */
export function RemotePage<T>({ title, lead, ...part }: RemotePartProps<T> & { title: string; lead?: string }) {
  if (part.of.status === 'loaded') return part.children(part.of.value)
  return (
    <Page title={title} lead={part.of.status === 'failed' ? undefined : lead}>
      <RemotePart {...part} />
    </Page>
  )
}
