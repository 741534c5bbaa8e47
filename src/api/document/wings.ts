import { contract } from '../contract/index'
import type { CallName } from '../contract/index'
import type { AnyEndpoint } from '../contract/base/endpoint'
import { contractFiles, contractModules } from '../contractModules'

export type Wing = 'identity' | 'buying' | 'paying' | 'cards' | 'account'

const names = Object.keys(contract) as CallName[]

const declaredIn = (name: CallName) =>
  contractFiles[contractModules.findIndex((module) => (module[name] as AnyEndpoint | undefined) === contract[name])]

export const wings: Record<Wing, CallName[]> = { identity: [], buying: [], paying: [], cards: [], account: [] }
for (const name of names) wings[declaredIn(name)?.split('/')[0] as Wing].push(name)

/** Returns a call's wing; `tests` for a call outside the contract. */
export const wingOf = (name: string): string =>
  Object.entries(wings).find(([, calls]) => (calls as string[]).includes(name))?.[0] ?? 'tests'
