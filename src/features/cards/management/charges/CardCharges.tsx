import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { paths } from '../../../../shared/paths'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { PagePart } from '../../../../shared/ui/parts/PagePart'
import { ChargeLine, Lines } from './ChargeLine'
import { useCharges } from './useCharges'

/** Lists what a card is charged for, in a line each (FM-14). */
export default function CardCharges({ card }: { card: FareMedium }) {
  const { t } = useTranslation(['cardManagement', 'renewals'])
  const { autoload, renewals, status } = useCharges(card)
  const tab = (key: 'autoload' | 'autorenew') => paths.cardTab(card.faremedia_id, key)
  return (
    <PagePart title={t('charges.title')}>
      <Lines role="list">
        {autoload ? (
          <ChargeLine charge={autoload} />
        ) : (
          <li>
            <div>
              <TextLink to={tab('autoload')}>{t('charges.autoload')}</TextLink>
            </div>
            <span>{t('charges.noAutoload')}</span>
          </li>
        )}
        {renewals?.map((renewal) => (
          <ChargeLine key={renewal.key} charge={renewal} />
        ))}
        {(!renewals || renewals.length === 0) && (
          <li>
            <div>
              <TextLink to={tab('autorenew')}>{t('charges.autorenew')}</TextLink>
            </div>
            {renewals ? (
              <span>{t('charges.noRenewal')}</span>
            ) : status === 'failed' ? (
              <span>{t('renewals:failed')}</span>
            ) : (
              <SkeletonLines lines={1} />
            )}
          </li>
        )}
      </Lines>
    </PagePart>
  )
}
