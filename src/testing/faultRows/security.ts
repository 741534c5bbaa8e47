import { backupRenewal } from '../../features/account/security/backupCodes'
import { connecting, connections, disconnecting } from '../../features/account/security/connections'
import '../../features/account/security/factor'
import { codeGiven, factorWanted, selectFactor } from '../../features/account/security/factorSlice'
import { passwordChange } from '../../features/account/security/password'
import { questionsChoice, securityQuestions } from '../../features/account/security/questions'
import { keepAppleLink } from '../../features/identity/session/social/appleLink'
import { selectUser } from '../../features/identity/session'
import { paths } from '../../shared/paths'
import type { RootState } from '../../shared/store'
import { inShort, shownBy, shownOf } from './play/row'
import type { FaultRow, Scene } from './play/row'
import { loads, sends, told, withSession } from './play/consequences'

const current_password = 'Transit-2026'

/** A call without an answer accepts an answer of any shape. */
const anyShape = (wanted: string) => ({ wrongShape: told(wanted) })

const factorShows = (state: RootState): string => {
  const { step, isStarting, fault } = selectFactor(state)
  if (isStarting) return 'waiting'
  if (!('pending' in step)) {
    if (fault) return fault.errors?.map(inShort).join() ?? 'as before'
    return selectUser(state)?.mfa_config?.enabled ? 'as before' : 'turned off'
  }
  if (step.pending) return 'waiting'
  return step.errors?.map(inShort).join() ?? (step.code ? 'code sent' : 'code sent before')
}

const wantToDisable = async (scene: Scene) => {
  scene.dispatch(factorWanted('disable'))
  await scene.until((state) => selectFactor(state).step.step === 'code')
}

/** The page of the code stays, whatever the fault is. */
const inCode = (changes: Parameters<typeof sends>[0] = {}) => {
  const becomes = sends({ ...withSession, ...changes })
  const stays = (shows: string) => (shows === 'as before' ? 'code sent' : shows)
  return Object.fromEntries(
    Object.entries(becomes).map(([kind, one]) => [kind, { ...one, shows: stays(one.shows) }]),
  ) as typeof becomes
}

/** Without an answer of the backend's own, codes may have been made that no one has seen. */
const withUnseenCodes = () => {
  const says: Record<string, string> = {
    'as before': 'security:backup.unsure',
    'something went wrong': 'something went wrong,security:backup.unsure',
  }
  const becomes = sends(withSession)
  return Object.fromEntries(
    Object.entries(becomes).map(([kind, one]) => [kind, { ...one, shows: says[one.shows] ?? one.shows }]),
  ) as typeof becomes
}

export const securityRows = {
  changePassword: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(passwordChange.requested({ current_password, password: 'Harbour-26' })),
    shows: (state) => shownBy(passwordChange.select(state)),
    wanted: 'done',
    fails: sends({ ...withSession, ...anyShape('done') }),
  },

  listSecurityQuestions: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(securityQuestions.requested()),
    shows: (state) => shownOf(securityQuestions.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  listOwnQuestions: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(securityQuestions.requested()),
    shows: (state) => shownOf(securityQuestions.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  chooseQuestions: {
    who: 'rider',
    event: ({ dispatch }) =>
      dispatch(
        questionsChoice.requested({
          answers: ['stop', 'pet', 'song'].map((name) => ({ question_uuid: `question-${name}`, answer: 'Harbour' })),
          current_password,
        }),
      ),
    shows: (state) => shownBy(questionsChoice.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  challengeSecondFactor: {
    who: 'enrolledRider',
    event: ({ dispatch }) => dispatch(factorWanted('disable')),
    shows: factorShows,
    wanted: 'code sent',
    // A code that was sent a moment ago still counts.
    fails: sends({ ...withSession, 429: told('code sent before') }),
  },

  disableSecondFactor: {
    who: 'enrolledRider',
    before: wantToDisable,
    event: ({ dispatch }) => dispatch(codeGiven('123456')),
    shows: factorShows,
    wanted: 'turned off',
    fails: inCode(),
  },

  makeBackupCodes: {
    who: 'enrolledRider',
    event: ({ dispatch }) => dispatch(backupRenewal.requested({ current_password })),
    shows: (state) => shownBy(backupRenewal.select(state)),
    wanted: 'done',
    fails: withUnseenCodes(),
  },

  listConnections: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(connections.requested()),
    shows: (state) => shownOf(connections.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  /** The token is the one that Apple's page brought. */
  addConnection: {
    who: 'rider',
    before: () => keepAppleLink(paths.accountSecurity, 'good-token'),
    event: ({ dispatch }) => dispatch(connecting.requested({ provider: 'apple', current_password })),
    shows: (state) => shownBy(connecting.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  removeConnection: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(disconnecting.requested('connection-google')),
    shows: (state) => shownBy(disconnecting.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },
} satisfies Record<string, FaultRow>
