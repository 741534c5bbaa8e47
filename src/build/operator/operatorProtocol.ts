export type { SettingsFault } from '../../features/identity/settings/settingsFaults'
import type { OperatorSettings } from '../../features/identity/settings'
import type { SettingsFault } from '../../features/identity/settings/settingsFaults'
import type { OwnTexts } from '../../i18n/ownTexts'

/** What an operator lays beside a build: what the page sends to its server to be judged. */
export interface Laid {
  settings: Record<string, unknown>
  /** Texts by language, then by key. */
  texts: Record<string, unknown>
  /** Content of the files in base64, by the paths that the settings name them by. */
  files: Record<string, string>
}

/** What `npm run settings` would say of it. */
export interface Judged {
  faults: SettingsFault[]
  /** What the operator should know, although nothing is wrong. */
  notes: string[]
  /** Styles of the look, for the documents. */
  css: string
  /** The settings with their defaults, if they are right. */
  operator?: OperatorSettings
  /** The texts, if they are right. */
  own?: OwnTexts
}

/** The portal's texts in a language by key, each with the characters that the operator's may have. */
export type TextsWithRoom = Record<string, [text: string, room: number]>
