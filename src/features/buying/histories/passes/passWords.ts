import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { Pass } from '../../../../api/contract/cards/passes'
import { usesLeft } from '../../../cards/fareMedia/onDemand'

/** Returns functions that say where a pass is, and what is left of it. */
export function usePassWords() {
  return passWords(useTranslation(['histories', 'passes']).t)
}

/** Returns the same for files, which no component makes. */
export function passWords(t: TFunction<['histories', 'passes']>) {
  return {
    place: ({ location, device }: Pass): string => {
      const place = location?.trim().toLowerCase()
      if (place === 'device') return device ? t('pass.onNamedDevice', { device }) : t('pass.onDevice')
      return place === 'cloud' ? t('pass.inCloud') : location?.trim() || t('notTold')
    },
    uses: (pass: Pass): string => {
      const left = usesLeft(pass)
      return left === undefined ? t('passes:unlimited') : t('passes:left', { count: left })
    },
  }
}
