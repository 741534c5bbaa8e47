import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { VirtualCard } from '../management/onDemand'

/** Gives a rider without another card a virtual one within the flow, or links one. */
export function NewCardHere() {
  const { t } = useTranslation('lostCard')
  return (
    <>
      <VirtualCard variant="contained" />
      <LinkButton variant="outlined" to={paths.allFareCards}>
        {t('toCards')}
      </LinkButton>
    </>
  )
}
