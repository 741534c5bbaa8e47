import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'

/** Returns a function that names a device by its nickname, else its model. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('devices')
  return ({ nickname, model }) => nickname?.trim() || model?.trim() || t('unnamed')
}
