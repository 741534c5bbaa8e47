import * as v from 'valibot'
import { endpoint } from './endpoint'
import { text } from './common'
import * as codes from './errorCodes'
import { listOfGood } from './listOfGood'

export const getOrgConfig = endpoint({
  name: 'getOrgConfig',
  host: 'accounts',
  method: 'GET',
  path: '/org_config?config_type=CUSTOMER_CONFIG',
  summary: "The operator's configuration entries, service levels among them",
  answer: v.object({ organization_config: listOfGood(v.object({ config_key: text, config_value: v.nullable(text) })) }),
  errors: [codes.notValid],
})
