export type PartKey = 'passes' | 'history' | 'autoload' | 'autorenew' | 'caps' | 'manage'

/** Returns the key of the title of a part of a card. Its tab may have a shorter one. */
export const partTitle = (part: PartKey | 'overview') =>
  part === 'autoload' || part === 'autorenew' ? (`charges.${part}` as const) : (`tab.${part}` as const)
