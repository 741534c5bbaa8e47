import type { BrowserContext } from '@playwright/test'
import type { OperatorSettings } from '../src/features/settings'

/**
 * Gives the portal another operator's settings: the settings file with the story's changes. Call it before opening a
 * page.
 */
export async function settingsWith(
  context: BrowserContext,
  change: (settings: OperatorSettings) => void,
): Promise<void> {
  await context.route('**/settings.json', async (route) => {
    const settings = (await (await route.fetch()).json()) as OperatorSettings
    change(settings)
    await route.fulfill({ json: settings })
  })
}
