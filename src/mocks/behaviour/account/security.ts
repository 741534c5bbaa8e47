import * as codes from '../../../api/contract/base/errorCodes'
import * as limits from '../../../api/contract/base/limits'
import type * as contract from '../../../api/contract/account/security'
import type { deleteAccount } from '../../../api/contract/account/security'
import { isAgreed } from '../../rules/cards/cardContent'
import { closeAccount, lostWithAccount } from '../../rules/riders/closeAccount'
import { expectPassword, expectPasswordIfAny } from '../../rules/riders/expectPassword'
import { socialProviders } from '../../rules/riders/socialProviders'
import { expectFields } from '../../rules/identity/formFields'
import { fieldTexts } from '../../rules/identity/formTexts'
import { refuse } from '../../rules/base/refusal'
import type { SentAnswer } from '../../rules/base/sentAnswer'
import { endSessionsOf } from '../../rules/base/sessionTokens'
import { riderOf } from '../../rules/base/visitor'
import type { Visitor } from '../../rules/base/visitor'
import type { BackendState } from '../../state'
import { nextNumber } from '../../state/tester/counters'
import type { Language } from '../../words/language'
import type { BehaviourOf, CallContext, CallsOf } from '../base/behaviour'

/** The provider's account behind this token is another rider's. */
const tokenOfAnother = 'taken-token'

/** How many security questions a rider answers. */
const asked = 3

export const securityBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  changePassword: ({ state, body, visitor }) => {
    const { user, token } = riderOf(visitor)
    expectPassword(user, body.current_password)
    expectFields('reset', body)
    user.password = body.password
    const session = state.sessions[token]
    endSessionsOf(state, user.uuid)
    if (session) state.sessions[token] = session
    return null
  },

  listSecurityQuestions: ({ visitor, language }) => {
    riderOf(visitor)
    return { questions: questionsIn(language) }
  },

  listOwnQuestions: ({ state, visitor, language }) => ({
    questions: ownQuestions(state.securityAnswers[riderOf(visitor).user.uuid], language),
  }),

  chooseQuestions: ({ state, body, visitor, language }) => {
    const { user } = riderOf(visitor)
    expectPassword(user, body.current_password)
    const answers = Object.fromEntries(body.answers.map(({ question_uuid, answer }) => [question_uuid, answer.trim()]))
    const known = questionsIn(language).map(({ question_uuid }) => question_uuid)
    const isGood = ([uuid, { length }]: [string, string]) =>
      known.includes(uuid) && length >= limits.shortestSecurityAnswer && length <= limits.longestSecurityAnswer
    if (body.answers.length !== asked || Object.keys(answers).length !== asked) refuse(codes.notValid, 'answers')
    if (!Object.entries(answers).every(isGood)) refuse(codes.notValid, 'answers')
    state.securityAnswers[user.uuid] = answers
    return { questions: ownQuestions(answers, language) }
  },

  listConnections: ({ state, visitor }) => listOf(state, visitor),

  addConnection: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const { provider, access_token } = body
    if (!socialProviders.includes(provider)) refuse(codes.notValid, 'provider')
    expectPasswordIfAny(user, body.current_password)
    if (access_token === tokenOfAnother) refuse(codes.linkedElsewhere)
    if (access_token !== 'good-token') refuse(codes.wrongLogin, 'access_token')
    if (!ownConnections(state, visitor).some((own) => own.provider === provider)) {
      const id = `connection-${nextNumber(state, 'connection')}`
      state.connections.push({ id, owner: user.uuid, provider, email: user.email })
    }
    return listOf(state, visitor)
  },

  removeConnection: ({ state, params, visitor }) => {
    const { user } = riderOf(visitor)
    const own = ownConnections(state, visitor)
    const removed = own.find(({ id }) => id === params.id) ?? refuse(codes.notFound)
    if (user.password === null && own.length === 1) refuse(codes.notAllowed)
    state.connections = state.connections.filter((entry) => entry !== removed)
    return listOf(state, visitor)
  },

  deactivateAccount: (context) => close('deactivated', context),
  deleteAccount: (context) => close('deleted', context),
}

function close(
  how: 'deactivated' | 'deleted',
  { state, visitor, body, now }: CallContext<typeof deleteAccount>,
): SentAnswer<typeof deleteAccount> {
  const { user } = riderOf(visitor)
  expectPassword(user, body.password, 'password')
  const lost = lostWithAccount(state, user)
  const agreed = body.gives_up
  if (agreed && (lost.wallet > agreed.wallet || !isAgreed(lost, agreed))) refuse(codes.accountNotEmpty)
  closeAccount(state, user, how, now)
  return { done: true }
}

const questionsIn = (language: Language) =>
  Object.entries(fieldTexts[language].securityQuestion.choices ?? {}).map(([question_uuid, text]) => ({
    question_uuid,
    text,
  }))

/** The questions alone: answers never leave the backend. */
const ownQuestions = (answers: Record<string, string> = {}, language: Language) =>
  questionsIn(language).filter(({ question_uuid }) => question_uuid in answers)

const ownConnections = (state: BackendState, visitor: Visitor) => {
  const { user } = riderOf(visitor)
  return state.connections.filter(({ owner }) => owner === user.uuid)
}

const listOf = (state: BackendState, visitor: Visitor) => ({
  connections: ownConnections(state, visitor).map(({ owner: _, ...connection }) => connection),
})
