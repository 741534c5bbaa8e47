import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Page } from '../../../shared/ui/page/Page'
import { Ticket } from '../../../shared/ui/pictures/thingDrawings'
import type { Obstacle } from './transferRules'

export function TransferObstacle({ obstacle, cardId }: { obstacle: Obstacle; cardId: string }) {
  const { t } = useTranslation('transfers')
  const needsCard = obstacle === 'onlyOne' || obstacle === 'noTarget'
  return (
    <Page compact title={t('title')}>
      <EmptyState
        picture={Ticket}
        title={t(`obstacle.${obstacle}`)}
        text={t(`obstacle.${obstacle}Text`)}
        action={
          needsCard ? (
            <LinkButton variant="contained" to={paths.allFareCards}>
              {t('obstacle.addCard')}
            </LinkButton>
          ) : (
            <LinkButton variant="contained" to={paths.fareCard(cardId)}>
              {t('obstacle.toCard')}
            </LinkButton>
          )
        }
      />
    </Page>
  )
}
