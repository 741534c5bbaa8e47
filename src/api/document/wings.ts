import { contract } from '../contract/index'
import type { CallName } from '../contract/index'
import type { AnyEndpoint } from '../contract/base/endpoint'
import { contractFiles, contractModules } from '../contractModules'

export type Wing = 'identity' | 'buying' | 'paying' | 'cards' | 'account'

const names = Object.keys(contract) as CallName[]

const declaredIn = (name: CallName) =>
  contractFiles[contractModules.findIndex((module) => (module[name] as AnyEndpoint | undefined) === contract[name])]

/** The calls of each wing, by the folders of the contract. */
export const wings: Record<Wing, CallName[]> = { identity: [], buying: [], paying: [], cards: [], account: [] }
for (const name of names) wings[declaredIn(name)?.split('/')[0] as Wing].push(name)

/** Returns the wing of a call; `tests` for a call that the contract does not have. */
export const wingOf = (name: string): string =>
  Object.entries(wings).find(([, calls]) => (calls as string[]).includes(name))?.[0] ?? 'tests'
