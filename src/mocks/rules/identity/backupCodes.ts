import * as codes from '../../../api/contract/base/errorCodes'
import { hashOf } from '../../../shared/hash'
import type { BackendState } from '../../state'
import { nextNumber } from '../../state/tester/counters'
import type { UserRecord } from '../../state/identity/users'
import { refuse, refuseFor } from '../base/refusal'

const made = 10

const tries = 5

const pause = 15 * 60_000

/** Letters and digits that look alike are missing. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Makes ten codes in place of the earlier ones. */
export function newBackupCodes(state: BackendState, { uuid }: UserRecord): string[] {
  const fresh = Array.from({ length: made }, () => codeOf(`${uuid} ${nextNumber(state, 'backupCode')}`))
  state.backupCodes[uuid] = fresh
  return fresh
}

function codeOf(seed: string): string {
  const digits = hashOf(seed) + hashOf(`${seed} again`)
  const text = Array.from(
    { length: 10 },
    (_, at) => signs[parseInt(digits.slice(3 * at, 3 * at + 3), 16) % signs.length],
  )
  return `${text.slice(0, 5).join('')}-${text.slice(5).join('')}`
}

/** Uses up one code. Five wrong ones close the way for fifteen minutes, so that none can be guessed. */
export function spendBackupCode(state: BackendState, { uuid }: UserRecord, typed: string, now: number): void {
  const left = state.backupCodes[uuid] ?? []
  if (left.length === 0) refuse(codes.notFound)
  const wrong = state.wrongBackupCodes[uuid]
  const until = (wrong?.since ?? 0) + pause
  if (wrong && wrong.count >= tries && now < until) refuseFor(Math.ceil((until - now) / 1_000), codes.tooManyTries)
  const used = left.find((code) => plain(code) === plain(typed))
  if (used === undefined) {
    const isOver = !wrong || wrong.count >= tries
    state.wrongBackupCodes[uuid] = isOver ? { count: 1, since: now } : { ...wrong, count: wrong.count + 1 }
    refuse(codes.wrongCode, 'backup_code')
  }
  state.backupCodes[uuid] = left.filter((code) => code !== used)
  delete state.wrongBackupCodes[uuid]
}

const plain = (code: string) => code.toUpperCase().replaceAll(/[\s-]/g, '')
