import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../VisuallyHidden'
import { SkeletonCard } from './SkeletonCard'

interface WaitingProps {
  /** What is awaited, in words. Without it the page says that it loads. */
  text?: string
  /** Placeholders of the size of what loads. */
  children?: ReactNode
}

/** The place of what loads. It announces itself. */
export function Waiting({ text, children = <SkeletonCard height={220} lines={4} /> }: WaitingProps) {
  const { t } = useTranslation('shared')
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{text ?? t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
