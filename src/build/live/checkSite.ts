import type { Ask } from './askSite.js'
import { askSite } from './askSite.js'
import { backendCheck } from './backendCheck.js'
import { builtSite } from './builtSite.js'
import type { BuiltSite } from './builtSite.js'
import { documentsCheck, filesCheck, languagesCheck, settingsCheck } from './documentChecks.js'
import { cachingCheck, compressionCheck, httpsCheck, securityCheck } from './headerChecks.js'
import type { Check } from './headerChecks.js'

const checks: [name: string, check: Check][] = [
  ['The site is reached by HTTPS alone', httpsCheck],
  ['Every answer has the security headers of the folder', securityCheck],
  ['Each page begins with its document', documentsCheck],
  ['The pages hold the settings of the folder', settingsCheck],
  ['Every file of the folder is there, with its type', filesCheck],
  ['Texts come packed', compressionCheck],
  ['Browsers keep what never changes, and nothing else', cachingCheck],
  ['Every language of the settings is there', languagesCheck],
  ['The backend answers this site', backendCheck],
]

export interface Finding {
  name: string
  /** What is wrong and what to do; nothing where all is well. */
  faults: string[]
}

/** Asks a running site for all that the built folder promises. A check that gets no answer says so and is wrong. */
export async function findingsOf(ask: Ask, built: BuiltSite, site: URL): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, check] of checks) {
    const faults = await check(ask, built, site).catch((thrown: unknown) => [
      thrown instanceof Error ? thrown.message : String(thrown),
    ])
    findings.push({ name, faults })
  }
  return findings
}

/** Writes the findings as a plain list. */
export function listOf(findings: Finding[], site: URL): string {
  const wrong = findings.filter(({ faults }) => faults.length > 0).length
  return [
    site.origin,
    ...findings.flatMap(({ name, faults }) => [
      `  ${faults.length > 0 ? 'wrong' : 'ok   '}  ${name}`,
      ...faults.map((fault) => `         - ${fault}`),
    ]),
    wrong > 0 ? `${wrong} of ${findings.length} checks found something wrong.` : 'Nothing is wrong.',
  ].join('\n')
}

/**
 * Checks a running site against a built folder. Returns the list, and whether all is well.
 * @throws Error if the address is none, or the folder is not built.
 */
export async function checkSite(
  root: string,
  folder: string,
  address: string,
): Promise<{ list: string; isRight: boolean }> {
  const site = /^https?:\/\/[^/]/.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (!site) throw new Error(`No address of a site: ${address}. Write --check https://tickets.example.`)
  const findings = await findingsOf(askSite(site.origin), await builtSite(root, folder), site)
  return { list: listOf(findings, site), isRight: findings.every(({ faults }) => faults.length === 0) }
}
