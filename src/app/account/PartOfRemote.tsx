import Box from '@mui/material/Box'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Remote } from '../../shared/remote/remote'
import { errorText } from '../../shared/ui/page/errorText'
import { RetryButton } from '../../shared/ui/buttons/RetryButton'
import { SkeletonLines } from '../../shared/ui/waiting/SkeletonLines'
import { Told } from '../../shared/ui/told/Told'
import { OverviewPart } from './OverviewPart'

interface PartOfRemoteProps<T> {
  title: string
  glyph: string
  of: Remote<T>
  onRetry: () => void
  /** Lines that are expected, so that nothing moves when they arrive. */
  lines?: number
  action?: (value: T | undefined) => ReactNode
  children: (value: T) => ReactNode
}

/** A part of the overview that is loaded, with its skeleton and its failure. */
export function PartOfRemote<T>({ title, glyph, of, onRetry, lines = 4, action, children }: PartOfRemoteProps<T>) {
  const reason = useId()
  const isWaiting = of.status === 'loading' || of.status === 'idle'
  const value = of.status === 'loaded' ? of.value : undefined
  return (
    <OverviewPart title={title} glyph={glyph} busy={isWaiting} action={action?.(value)}>
      {isWaiting && <SkeletonLines lines={lines} />}
      {value !== undefined && children(value)}
      {of.status === 'failed' && (
        <Box role="alert">
          <Box id={reason}>
            <Told of={errorText(of.error)} />
          </Box>
          <RetryButton error={of.error} reason={reason} onRetry={onRetry} inRow />
        </Box>
      )}
    </OverviewPart>
  )
}
