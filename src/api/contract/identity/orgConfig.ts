import * as v from 'valibot'
import { endpoint } from '../base/endpoint'
import { text } from '../base/common'
import * as codes from '../base/errorCodes'
import { listOfGood } from '../base/listOfGood'

export const getOrgConfig = endpoint({
  name: 'getOrgConfig',
  host: 'accounts',
  method: 'GET',
  path: '/org_config?config_type=CUSTOMER_CONFIG',
  answer: v.object({ organization_config: listOfGood(v.object({ config_key: text, config_value: v.nullable(text) })) }),
  errors: [codes.notValid],
})
