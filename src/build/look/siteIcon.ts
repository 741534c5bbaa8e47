import type { OperatorSettings } from '../../features/identity/settings/operatorSettings.js'
import { light } from '../../shared/ui/colours/tokens.js'

type Named = Pick<OperatorSettings, 'operator'>

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** Returns the picture of the site in tabs, bookmarks and on home screens: the operator's logo, or the portal's own. */
export function iconOf({ operator: { logo = '/favicon.svg' } }: Named): { href: string; type: string } {
  return { href: logo, type: types[logo.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/*' }
}

/** The most letters of a name below an icon; launchers cut longer ones. */
const shortName = 12

/** Returns the site's `manifest.webmanifest`. Its colours are the header's and the page's, which no setting changes. */
export function manifestOf(settings: Named): string {
  const { name } = settings.operator
  const { href, type } = iconOf(settings)
  const [first = name] = name.split(' ')
  const manifest = {
    name,
    short_name: name.length > shortName ? first : name,
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.harbour,
    icons: [{ src: href, sizes: 'any', type }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
