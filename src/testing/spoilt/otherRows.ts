import { notMet, refused, told, unseen } from './row'
import type { Rows } from './row'

const isJudge = 'Whether it is right, only the backend knows.'
const oneVisitor = 'One visit has one visitor, with one token.'
const oneWriter = 'A visit alone has nothing to lose. What changed elsewhere would be overwritten.'
const itsClock = 'The clock of the backend is not the portal’s.'
const english = 'The flows are in English.'
const ownToken = 'The portal sends the token of its visitor.'
const wellFormed = 'The portal sends what the contract allows.'

export const visitorRows: Rows = {
  'getWallet: no token is needed': notMet('seesWallet', ownToken),
  'getWallet: no token is answered by 403': told('walletAfterEnd'),
  'listAddresses: any bearer token is good': notMet('seesAddresses', ownToken),
  'listAddresses: a token that was logged out is good': notMet('seesAddresses', ownToken),
  'listDevices: a card token opens it': notMet('seesDevices', ownToken),
  'getMe: a temporary token opens it': notMet('seesProfile', ownToken),
  'renameFareMedium: what belongs to another rider is open': notMet('renames', ownToken),
  'updateAddress: what belongs to another rider is open': notMet('makesDefault', ownToken),
  'login: any password is good': unseen('mistypesPassword', isJudge, { says: /Buy Tickets/ }),
  'login: an unknown email is told': told('unknownEmail', { why: 'The portal says it in words of its own.' }),
  'login: two sign-ins share a token': notMet('signsIn', oneVisitor),
  'login: a temporary token lasts for ever': notMet('entersCode', itsClock),
  'login: the language is ignored': notMet('signsIn', english),
  'login: it sets a cookie': told('signsIn', { why: 'The portal sends no cookies.' }),
  'logout: it ends every session': notMet('seesProfile', oneVisitor),
  'getMe: the end of a session is told by another code': told('sessionEnds'),
  'changePassword: it changes nothing': unseen('changesPassword', isJudge),
  'signUp: a second account of one email': notMet('signsUp', 'One visit signs up once.'),
  'requestPasswordReset: an unknown email is told': refused('forgetsPassword', /Refused\./),
  'resetPassword: a link works twice': notMet('resetsPassword', 'A link that was used is forgotten.'),
  'startCardSession: it never closes a card': unseen('showsLockedCard', isJudge, {
    says: /find a card with this number/,
  }),
  'startCardSession: the lock does not say for how long': told('showsLockedCard'),
  'startCardSession: a card that does not exist is told': told('mistypesCard', {
    why: 'The portal says it in words of its own.',
  }),
  'verifyCaptcha: the calls look at no captcha': notMet(
    'signsUp',
    'The portal sends no form with a captcha that failed.',
  ),
  'startCardSession: a card token lasts for ever': notMet('seesGuestCard', itsClock),
  'listFareMedia: a guest sees the cards of the rider': told('seesGuestCard', { why: 'A card is shown once.' }),
  'verifySecondFactorCode: wrong codes are not counted': unseen('triesTooOften', isJudge, {
    says: /Invalid verification code/,
  }),
  'verifySecondFactorCode: a code lasts for ever': notMet('mistypesCode', itsClock),
  'verifySecondFactorCode: any code is good': unseen('mistypesCode', isJudge, { says: /Buy Tickets/ }),
  'verifySecondFactorCode: a backup code works twice': notMet('entersCode', 'One visit sends a code once.'),
  'resendSecondFactorCode: it sends at once': notMet('mistypesCode', 'The button waits by itself.'),
  'declineSecondFactor: who is enrolled may decline': notMet('entersCode', 'Who is enrolled is not offered it.'),
}

export const wireRows: Rows = {
  'getMe: a field that is required is missing': refused('seesProfile', /couldn’t/),
  'listFareMedia: an amount is a text': refused('seesCards', /We can’t show 1 card/),
  'getWallet: an amount is a fraction': refused('seesWallet', /We couldn’t show your wallet/),
  'getWallet: there is no envelope': refused('seesWallet', /We couldn’t show your wallet/),
  'listAddresses: the list is null': refused('seesAddresses', /We couldn’t load your addresses/),
  'listDevices: `data` is missing': refused('seesDevices', /We couldn’t load your devices/),
  'getForm: the answer is plain text': told('signsUp', { why: 'The portal reads JSON, however it is named.' }),
  'getForm: the language is ignored': notMet('signsUp', english),
  'renameFareMedium: a refusal is a page of HTML': refused('renamesGoneCard', /This card isn’t on your account/),
  'createAddress: a broken body breaks it': notMet('addsAddress', wellFormed),
  'createAddress: a required part may be missing': notMet('addsAddress', wellFormed),
  'createAddress: a hostile text breaks it': notMet('addsAddress', wellFormed),
  'preflights: they are refused': refused('seesWallet', /You are not connected/),
  'preflights: PUT is not allowed': refused('savesProfile', /You are not connected/),
  'CORS: any origin that asks is allowed': notMet('seesWallet', 'The portal has one origin.'),
  'CORS: credentials are allowed': told('seesWallet', { why: 'The portal sends no cookies.' }),
  'CORS: answers lack the origin': refused('seesProfile', /You are not connected/),
  'CORS: refusals lack the origin': refused('profileAfterEnd', /You are not connected|You are unauthorized/),
  'CORS: Retry-After is not exposed': told('seesProfile', { why: 'The portal waits its own time.' }),
  'getMe: proxies may store it': told('seesProfile', { why: 'What proxies do, a page does not see.' }),
}

export const recordRows: Rows = {
  'updateAddress: the last writer wins': unseen('makesDefault', oneWriter),
  'updateUser: the last writer wins': unseen('savesProfile', oneWriter),
  'updateNotifications: the last writer wins': unseen('savesNotifications', oneWriter),
  'saveWalletAutoload: the last writer wins': unseen('changesWalletAutoload', oneWriter),
  'removeAddress: it stays in the list': unseen('removesAddress', 'The answer itself is the new list.'),
  'createAddress: two are the default': unseen('seesAddresses', 'The list is the only source.'),
  'createAddress: signs beyond ASCII are lost': told('addsAddress', { says: /Montr\?al/ }),
  'addPaymentMethod: the whole number is told': unseen('addsMethod', 'A nickname is any text.'),
  'addPaymentMethod: a declined card is saved': told('addsDeclinedMethod', { says: /Expires 12\/30/ }),
  'createVirtualCard: a second card for one request': told('getsCard', { why: 'It is asked for once.' }),
  'blockFareMedium: the list does not tell it': notMet('blocks', 'The answer itself tells it.'),
  'removeFareMedium: funds are given up unasked': unseen('unlinks', 'What was removed is not read again.'),
  'saveAutoload: a change ends a pause': unseen('seesAutoload', 'Whether it is paused, only the backend knows.', {
    says: /Active/,
  }),
  'listOwnQuestions: it tells the answers': notMet('seesSecurity', 'Fields beside the contract are dropped.'),
}
