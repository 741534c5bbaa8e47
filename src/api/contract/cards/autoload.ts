import * as v from 'valibot'
import { autoload, autoloadPlan, recentSpending } from './autoloadPlan'
import { nothing } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'

const path = '/faremedia/:id/autoload'
const changed = v.object({ autoload })

export const getAutoload = endpoint({
  name: 'getAutoload',
  host: 'transit',
  method: 'GET',
  path,
  answer: v.object({ autoload: v.nullable(autoload), spending: v.nullish(recentSpending) }),
  errors: [codes.notFound],
})

export const saveAutoload = endpoint({
  name: 'saveAutoload',
  host: 'transit',
  method: 'PUT',
  path,
  body: autoloadPlan,
  answer: changed,
  errors: [
    codes.notFound,
    codes.notAllowed,
    codes.emailNotConfirmed,
    codes.virtualCardBlocked,
    codes.physicalCardBlocked,
    codes.changedElsewhere,
  ],
})

export const pauseAutoload = endpoint({
  name: 'pauseAutoload',
  host: 'transit',
  method: 'POST',
  path: `${path}/pause`,
  answer: changed,
  errors: [codes.notFound],
})

export const resumeAutoload = endpoint({
  name: 'resumeAutoload',
  host: 'transit',
  method: 'POST',
  path: `${path}/resume`,
  answer: changed,
  errors: [codes.notFound, codes.notAllowed, codes.emailNotConfirmed],
})

export const removeAutoload = endpoint({
  name: 'removeAutoload',
  host: 'transit',
  method: 'DELETE',
  path,
  answer: nothing,
  errors: [codes.notFound],
})
