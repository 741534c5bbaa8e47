import type { Scheme } from './frameName'

const condition = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g

/** Returns media queries in which the scheme's condition always holds, and the other one's never. */
export const withScheme = (text: string, scheme: Scheme): string =>
  text.replace(condition, (_, asked) => (asked === scheme ? '(min-width: 0px)' : '(max-width: 0px)'))

/**
 * Shows the page light or dark, whatever the device prefers: a frame cannot be told otherwise. Styles that are there, that
 * load and that scripts insert are all read as if the device preferred the scheme.
 */
export function forceScheme(scheme: Scheme): void {
  const insert = CSSStyleSheet.prototype.insertRule
  CSSStyleSheet.prototype.insertRule = function insertRule(rule, at) {
    return insert.call(this, withScheme(rule, scheme), at)
  }
  const match = window.matchMedia.bind(window)
  window.matchMedia = (query) => match(withScheme(query, scheme))
  const page = document.documentElement
  page.style.setProperty('color-scheme', scheme)
  const look = () => [...document.styleSheets].forEach((sheet) => adapt(sheet.cssRules, scheme))
  look()
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

function adapt(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = withScheme(rule.media.mediaText, scheme)
    if (rule instanceof CSSGroupingRule) adapt(rule.cssRules, scheme)
  }
}
