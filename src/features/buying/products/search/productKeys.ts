import { text } from '../../../../api/contract/base/common'
import { storedKey } from '../../../../shared/storage/browserStorage'

export const productKeys = {
  serviceConfigUuid: storedKey('service_config_uuid', text, { format: 'text' }),
}
