import { routePaths } from '../shared/paths'
import type { RouteName } from '../shared/paths'
import { lazyPart } from '../i18n/lazyPart'
import type { SectionRoute } from './account/sections'
import type { PortalRoute, ScreenModule } from './routing/portalRoute'
import { screens } from './entry/screens'

const withProps =
  <Props extends object>(load: () => Promise<ScreenModule<Props>>, props: Props) =>
  async (): Promise<ScreenModule> => {
    const { default: Screen, ...others } = await load()
    return { ...others, default: () => <Screen {...props} /> }
  }

/** Only transit mode shows the banner. It loads beside the products, with its texts. */
const CardBanner = lazyPart(() => import('./pages/CardBanner'), ['fareMedia'])

/** The screens that the route gives props. */
const loads: Partial<Record<RouteName, () => Promise<ScreenModule>>> = {
  products: withProps(screens.products.load, { CardBanner }),
  checkout: withProps(screens.checkout.load, { guest: false }),
  guestCheckout: withProps(screens.guestCheckout.load, { guest: true }),
  orderSummary: withProps(screens.orderSummary.load, { guest: false }),
  findOrder: withProps(screens.findOrder.load, { guest: true }),
  guestOrderSummary: withProps(screens.guestOrderSummary.load, { guest: true }),
}

type Name = Exclude<RouteName, SectionRoute>

/** The route table: path, access and screen. The account's sections bring their own routes, with their layout. */
export const routes = Object.fromEntries(
  (Object.keys(screens) as Name[]).map((name): [Name, PortalRoute] => {
    const { access, load, texts } = screens[name]
    return [name, { path: routePaths[name], access, load: loads[name] ?? (load as () => Promise<ScreenModule>), texts }]
  }),
) as Record<Name, PortalRoute>

export const notFound = () => import('./pages/NotFoundPage')
