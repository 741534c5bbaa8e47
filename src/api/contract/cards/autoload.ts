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
  summary: 'The autoload of a fare card, if it has one, and what its rider spent lately',
  answer: v.object({ autoload: v.nullable(autoload), spending: v.nullish(recentSpending) }),
  errors: [codes.notFound],
})

export const saveAutoload = endpoint({
  name: 'saveAutoload',
  host: 'transit',
  method: 'PUT',
  path,
  summary:
    'Set up the autoload of a fare card, or change it. A paused one stays paused; one that has failed is active again. A blocked card takes changes, but no new autoload. A balance at or below the threshold is charged for at once, but not twice on a calendar day',
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
  summary: 'Charge nothing until the rider resumes it; a paused autoload stays paused',
  answer: changed,
  errors: [codes.notFound],
})

export const resumeAutoload = endpoint({
  name: 'resumeAutoload',
  host: 'transit',
  method: 'POST',
  path: `${path}/resume`,
  summary:
    'Charge again from the next day of the schedule on, after a pause or a failure. Refused if the payment method is gone or has expired',
  answer: changed,
  errors: [codes.notFound, codes.notAllowed, codes.emailNotConfirmed],
})

export const removeAutoload = endpoint({
  name: 'removeAutoload',
  host: 'transit',
  method: 'DELETE',
  path,
  summary: 'Remove the autoload of a fare card; what it has loaded stays',
  answer: nothing,
  errors: [codes.notFound],
})
