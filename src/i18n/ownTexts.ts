import type { Texts } from './completeTexts'

export type OwnTexts = Record<string, Record<string, string>>

export function withOwnTexts(texts: Texts, own: Record<string, string> = {}, before = '', depth = 0): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text === 'string') return [key, own[before + key] ?? text]
      return [key, withOwnTexts(text, own, `${before}${key}${depth === 0 ? ':' : '.'}`, depth + 1)]
    }),
  )
}

/** The texts are read before there is a store. */
let tried: OwnTexts = {}

/** Replaces texts of the portal by those that an operator tries. Only the mock build reads them. */
export function tryTexts(own: OwnTexts): void {
  tried = own
}

export const triedTexts = (language: string): Record<string, string> | undefined => tried[language]
