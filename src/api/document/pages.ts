import { readFileSync } from 'node:fs'
import { errorMeanings } from '../contract/base/errorCodes'
import { visitorsOf } from './access'
import type { VisitorKind } from './access'
import { wings } from './wings'
import type { Wing } from './wings'

/** Pages of behaviour that no schema holds, in reading order. */
export const pageNames = [
  'introduction',
  'addresses',
  'envelope',
  'codes',
  'idempotency',
  'outcomes',
  'orders',
  'journey',
  'sessions',
  'languages',
  'lists',
  'concurrency',
  'money',
  'clocks',
  'limits',
  'cors',
  'privacy',
  'versions',
] as const

const page = (name: string) => readFileSync(new URL(`pages/${name}.md`, import.meta.url), 'utf8').trim()

const codeTable = [
  '| code | status | meaning |',
  '| ---- | ------ | ------- |',
  ...Object.entries(errorMeanings).map(([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`),
].join('\n')

const kinds: [VisitorKind, string][] = [
  ['rider', 'rider'],
  ['temporary', 'temporary token'],
  ['card', 'card token'],
  ['client', 'client id alone'],
]

const accessTable = [
  `| call | ${kinds.map(([, name]) => name).join(' | ')} |`,
  `| ---- | ${kinds.map(() => '---').join(' | ')} |`,
  ...Object.values(wings)
    .flat()
    .map(
      (name) =>
        `| \`${name}\` | ${kinds.map(([kind]) => (visitorsOf({ name }).includes(kind) ? 'yes' : '')).join(' | ')} |`,
    ),
].join('\n')

const tables: Record<string, string> = { codes: codeTable, addresses: accessTable }

export const introduction = pageNames
  .map((name) => [page(name), tables[name]].filter((part) => part !== undefined).join('\n\n'))
  .join('\n\n')

const wingTexts: Record<Wing, string> = {
  identity: 'Who the rider is: signing in and up, the second factor, the profile, forms and the operator’s settings.',
  buying: 'What is sold and was sold: the catalogue, quotes, orders, receipts, and the history of the rider’s money.',
  paying: 'Paying an order, what became of it, payment methods and addresses.',
  cards: 'Fare cards: linking, blocking, funds, passes, autoload, renewals, and their histories.',
  account: 'The rider’s wallet, security, notifications and devices, and closing the account.',
}

export const tags = Object.entries(wingTexts).map(([name, description]) => ({ name, description }))
