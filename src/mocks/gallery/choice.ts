import { isOurs } from '../../i18n/languages'
import type { Scheme } from '../frames/frameName'
import type { State } from './states'
import { widths } from './styles'
import type { Width } from './styles'

export interface Choice {
  find: string
  /** Empty for every state. */
  state: State['state'] | ''
  width: Width
  theme: Scheme
  language: string
}

export const usual: Choice = { find: '', state: '', width: 360, theme: 'light', language: 'en' }

const oneOf = <T extends string>(value: string | null, known: readonly T[], otherwise: T): T =>
  known.find((entry) => entry === value) ?? otherwise

export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search)
  const language = query.get('language') ?? ''
  return {
    find: query.get('find') ?? usual.find,
    state: oneOf(query.get('state'), ['full', 'empty', 'loading', 'error', ''], usual.state),
    width: Number(oneOf(query.get('width'), Object.keys(widths), `${usual.width}`)) as Width,
    theme: oneOf(query.get('theme'), ['light', 'dark'], usual.theme),
    language: isOurs(language) ? language : usual.language,
  }
}

export function searchOf(choice: Choice): string {
  const chosen = Object.entries(choice).filter(([name, value]) => value !== usual[name as keyof Choice])
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`
}

export function addressOfState({ path, scenario, delay, fault }: State, language: string): string {
  const url = new URL(path, 'http://portal')
  const parameters = {
    scenario,
    fault,
    delay: delay?.toString(),
    language: language === usual.language ? '' : language,
  }
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  url.search = url.search.replaceAll('%3A', ':').replaceAll('%2A', '*')
  return url.pathname + url.search
}
