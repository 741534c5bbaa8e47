import { useTranslation } from 'react-i18next'
import { LineSteps } from '../../../shared/ui/lines/LineSteps'

const keys = ['amount', 'review'] as const

export function TransferSteps({ current }: { current: (typeof keys)[number] | undefined }) {
  const { t } = useTranslation('transfers')
  return (
    <LineSteps label={t('title')} steps={keys.map((key) => ({ key, label: t(`steps.${key}`) }))} current={current} />
  )
}
