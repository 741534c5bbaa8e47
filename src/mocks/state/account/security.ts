import { people } from '../identity/users'

export interface SecurityState {
  /** Answers to security questions, by user and question. */
  securityAnswers: Record<string, Record<string, string>>
  /** Backup codes that were not used yet, by user. */
  backupCodes: Record<string, string[]>
  /** Wrong backup codes by user, and when the first of them was typed. */
  wrongBackupCodes: Record<string, { count: number; since: number }>
}

export const securitySeed = (): SecurityState => ({
  securityAnswers: {},
  wrongBackupCodes: {},
  backupCodes: { [people.mfaRider.uuid]: Array.from({ length: 10 }, (_, number) => `SABLE-PORT${number}`) },
})
