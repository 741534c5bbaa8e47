// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { thirdPartyScripts } from './thirdPartyScripts'
import type * as TrustedTypes from './trustedTypes'

type Rules = Record<string, (text: string) => string>

const listed = thirdPartyScripts.google.address
const ours = 'https://portal.example/worker.js'
const unlisted = 'https://evil.example/x.js'

let trusted: typeof TrustedTypes
beforeEach(async () => {
  vi.resetModules()
  trusted = await import('./trustedTypes')
  return () => vi.unstubAllGlobals()
})

/** Replaces the browser's list of policies, which accepts one default. */
function stub() {
  const policies = new Map<string, Rules>()
  vi.stubGlobal('trustedTypes', {
    get defaultPolicy() {
      return policies.get('default') ?? null
    },
    createPolicy(name: string, rules: Rules) {
      if (policies.has(name)) throw new TypeError(`Policy "${name}" exists`)
      policies.set(name, rules)
      return rules
    },
  })
  return { policies, byDefault: (rule: string, text: string) => policies.get('default')?.[rule]?.(text) }
}

describe('Trusted Types', () => {
  it('names one policy for scripts, which lets listed addresses pass and makes nothing of texts', () => {
    const { policies } = stub()
    expect(trusted.trustedAddress(listed)).toBe(listed)
    trusted.trustedAddress(`${listed}?hl=fr`)
    expect([...policies.keys()]).toEqual(['portal-scripts'])
    expect(Object.keys(policies.get('portal-scripts') ?? {})).toEqual(['createScriptURL'])
    expect(() => trusted.trustedAddress(unlisted)).toThrow(TypeError)
  })

  it('judges addresses alike where the browser knows no policies', () => {
    expect(trusted.trustedAddress(listed)).toBe(listed)
    expect(() => trusted.trustedAddress(unlisted)).toThrow(TypeError)
    expect(() => trusted.allowPlainAddresses()).not.toThrow()
  })

  it('lets who inserts scripts by plain addresses do so: listed ones, and ours where they are named', () => {
    const { byDefault } = stub()
    trusted.allowPlainAddresses()
    expect(byDefault('createScriptURL', listed)).toBe(listed)
    expect(() => byDefault('createScriptURL', ours)).toThrow(TypeError)
    trusted.allowPlainAddresses(({ href }) => href === ours)
    trusted.allowPlainAddresses()
    expect(byDefault('createScriptURL', ours)).toBe(ours)
    expect(() => byDefault('createScriptURL', unlisted)).toThrow(TypeError)
  })

  it('make no HTML: the default policy has no rule for it', () => {
    const { policies } = stub()
    trusted.allowPlainAddresses()
    expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL'])
  })
})
