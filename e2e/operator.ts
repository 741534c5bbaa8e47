import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import type { OperatorSettings } from '../src/features/identity/settings'

const settingsFile = new URL('../public/settings.json', import.meta.url)

/**
 * Gives the portal another operator's settings: the settings file with the story's changes. Call it before opening a
 * page.
 */
export async function settingsWith(
  context: BrowserContext,
  change: (settings: OperatorSettings) => void,
): Promise<void> {
  await context.route('**/settings.json', async (route) => {
    // The file is read, because a request of the test's own may meet a kept connection that the server is closing.
    const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as OperatorSettings
    change(settings)
    await route.fulfill({ json: settings })
  })
}
