import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../VisuallyHidden'
import { SkeletonCard } from './SkeletonCard'

interface WaitingProps {
  text?: string
  children?: ReactNode
}

export function Waiting({ text, children = <SkeletonCard height={220} lines={4} /> }: WaitingProps) {
  const { t } = useTranslation('shared')
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{text ?? t('loading')}</VisuallyHidden>
      {children}
    </div>
  )
}
