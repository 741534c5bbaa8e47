import type { BrowserContext } from '@playwright/test'
import type { OperatorSettings } from '../src/features/settings'

/** The portal of another operator: the settings file as it is, with what a story changes. Call it before opening. */
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
