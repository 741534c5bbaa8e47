import { useTranslation } from 'react-i18next'
import { LineSteps } from '../../../shared/ui/lines/LineSteps'

const keys = ['amount', 'review'] as const

export function LoadSteps({ current }: { current: (typeof keys)[number] | undefined }) {
  const { t } = useTranslation('wallet')
  return (
    <LineSteps
      label={t('load.title')}
      steps={keys.map((key) => ({ key, label: t(`load.steps.${key}`) }))}
      current={current}
    />
  )
}
