import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectIsRider } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { reportAddress } from './caseAddress'
import type { Reported } from './caseAddress'
import { useCaseWords } from './useCaseWords'

const OwnLine = styled(TextLink)({ display: 'inline-block', minHeight: 24 })

export function useMayReport(): boolean {
  const { features } = useAppSelector(selectSettings)
  return useAppSelector(selectIsRider) && features.cases
}

export function ReportLink({ about }: { about: Reported }) {
  const { t } = useTranslation('cases')
  const { subject } = useCaseWords()
  if (!useMayReport()) return null
  return (
    <OwnLine to={reportAddress(about)} aria-label={t('linkOf', { what: subject(about) })} data-print="hide">
      {t('link')}
    </OwnLine>
  )
}
