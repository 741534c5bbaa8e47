import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/identity/orgConfig'
import { refuse } from '../../rules/base/refusal'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const orgConfigBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getOrgConfig: ({ state, query }) => {
    if (query.get('config_type') !== 'CUSTOMER_CONFIG') refuse(codes.notValid, 'config_type')
    const entries = Object.entries(state.orgConfig)
    return { organization_config: entries.map(([config_key, config_value]) => ({ config_key, config_value })) }
  },
}
