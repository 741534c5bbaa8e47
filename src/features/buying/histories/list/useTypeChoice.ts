import { useTranslation } from 'react-i18next'
import { lineTypeKey } from '../../orders/onDemand'
import type { FilterChoice } from '../../../../shared/lists/ListFilter'

const all = ['sale', 'refund', 'unpaid', 'cash']

export function useTypeChoice(types = all): FilterChoice {
  const { t } = useTranslation(['histories', 'orders'])
  const nameOf = (type: string) => {
    const key = lineTypeKey(type)
    return key ? t(`orders:${key}`) : type
  }
  return {
    name: 'type',
    label: t('lineType.title'),
    options: types.map((type) => ({ value: type, label: nameOf(type) })),
  }
}
