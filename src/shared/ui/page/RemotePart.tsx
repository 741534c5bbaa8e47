import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import type { ShownRemote } from '../../remote/useRemote'
import { SkeletonLines } from '../waiting/SkeletonLines'
import { Waiting } from '../waiting/Waiting'
import { FailurePanel } from './FailurePanel'
import { Page } from './Page'

interface RemotePartProps<T> {
  of: ShownRemote<T>
  failed: string
  /** The skeleton announces itself, as `Waiting` does. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** Shows the skeleton of a read, its failure with "Try again", or its value. */
export function RemotePart<T>({ of, failed, skeleton, children }: RemotePartProps<T>) {
  if (of.status === 'failed') return <FailurePanel title={failed} error={of.error} onRetry={of.retry} />
  if (of.status === 'loaded') return children(of.value)
  return skeleton
}

interface RemotePageProps {
  title: string
  lead?: string | undefined
  form?: boolean
}

/** Shows a value that brings its own page. Until then a page with this title stands in its place. */
export function RemotePage<T>({ title, lead, form, ...part }: RemotePartProps<T> & RemotePageProps) {
  if (part.of.status === 'loaded') return part.children(part.of.value)
  return (
    <Page title={title} lead={part.of.status === 'failed' ? undefined : lead} form={form}>
      <RemotePart {...part} />
    </Page>
  )
}

/** The place of a form, without the code of forms. */
export const FormPlace = ({ height }: { height: number }) => (
  <Waiting>
    <Paper variant="outlined" sx={{ height, p: { xs: 2, sm: 3 } }}>
      <SkeletonLines lines={7} height={32} />
    </Paper>
  </Waiting>
)
