/** Matches files below src by their paths without the ending: `app/start`, `shared/ui/(?:Button|Price)`. */
const src = (...paths: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`)
const mui = (names: string) => new RegExp(`@mui[\\\\/]material[\\\\/](?:${names})[\\\\/]`)

/**
 * Chunks follow use: what is needed together is one file, because each small file costs a round trip. A chunk takes what
 * it names, with all that it imports, unless an earlier chunk of the list has it. So a chunk imports earlier ones only,
 * and the files of a page load side by side. `npm run budgets` counts files and bytes per page.
 */
const chunks: [name: string, ...of: RegExp[]][] = [
  // What runs before the portal's own code: settings, storage, the pages.
  [
    'entry',
    src(
      'main',
      'app/entry/firstPage',
      'app/pages/(?:index|\\w+/\\w+\\.page)',
      'shared/clock',
      'features/cards/fareMedia/cards/cardKeys',
      'build/libraries/nothing',
    ),
  ],
  // What sends requests, and the first ones of each page. It runs before the portal does.
  [
    'requests',
    src(
      'app/entry/startCalls',
      'app/pages/\\w+/\\w+\\.calls',
      'api/exchange',
      'api/contract/buying/(?:totals|shipping|orderLine)',
    ),
  ],
  [
    'start',
    src(
      'app/start',
      'shared/ui/(?:TicketCard|VisuallyHidden|lines/LineWithStops|told/useText|pictures/(?:Picture|RouteLine|stepDrawings))',
    ),
  ],
  ['landing', src('app/landing/LandingPage')],
  // What most screens use.
  [
    'kit',
    mui('Box|Paper|Typography|utils|transitions|useMediaQuery'),
    /@mui[\\/]utils[\\/](?:mergeSlotProps|useForkRef|extractEventHandlers|omitEventHandlers|debounce|isMuiElement|appendOwnerState|useEventCallback|resolveComponentProps|isEventHandler|getActiveElement|getReactElementRef|setRef|useEnhancedEffect|isHostComponent|ownerDocument|ownerWindow|createChainedFunction|useLazyRef)[\\/]/,
    src(
      'shared/ui/(?:Price|DateTime|Alert|MaskedName|told/WithWords|glyphs/(?:acts|severities|products))',
      'shared/ui/page/(?:EmptyState|FailurePanel|errorText|afterPaint)',
      'shared/ui/pictures/(?:drawings|thingDrawings|RemotePicture)',
      'shared/ui/buttons/(?:ActionBar|BusyButton|RetryButton|TextLink|ExternalLink|useSecondsUntil)',
      'shared/ui/waiting/\\w+',
      'shared/(?:locales/(?:useEvery|lists)|remote/(?:load|remoteSlice|goodEntries)|submission/(?!sendOrFind)\\w+|focus/moveFocus|thirdPartyScripts)',
      'api/errors',
      'features/paying/addresses/formatAddress',
      'features/identity/session/captcha/solveCaptcha',
      'features/identity/settings/ContactWays',
      'features/identity/registration/verifiedEmail/ensureVerifiedEmail',
      'features/cards/fareMedia/(?:index|guestCard/cardEntrySubmission)',
    ),
  ],
  ['products', src('app/pages/ProductsPage')],
  ['productList', src('features/buying/products/results/ProductList', 'shared/ui/stepper/.+')],
  // Forms, and the two with which visitors come in: an account, or a card.
  [
    'forms',
    mui(
      'InputBase|OutlinedInput|Input|FormControl|FormLabel|InputLabel|FormHelperText|InputAdornment|NativeSelect|TextareaAutosize',
    ),
    src(
      'shared/forms/(?:FormSkeleton|ConfigForm|PausedButton|server/ServerForm|fields/(?:rules|passwordRules|codeField))',
      'shared/ui/lines/LineSteps',
      'features/identity/session/(?:LoginScreen|SignInForm)',
      'features/paying/addresses/(?:AddressForm|savedAddresses)',
      'shared/forms/saving/useDraft',
      // What forms that move money share: the attempt with its key, and which methods can still pay.
      'shared/payments/(?:payOnce|moneyMoved)',
      'shared/hash',
      'features/buying/checkout/purchase/checkoutKeys',
      'features/paying/payment/methodHealth',
      // What the overview, the histories and receipts say of an order, and what was charged for it.
      'features/buying/orders/life/\\w+',
      'api/contract/paying/chargedMethod',
      'features/paying/payment/kinds/(?:chargedName|paymentMethod)',
      'shared/focus/useFocusOnError',
      'shared/locales/amounts',
      'features/cards/fareMedia/guestCard/CardEntry',
    ),
  ],
  ['registration', src('features/identity/registration/\\w+Screen')],
  [
    'cards',
    src('app/pages/(?:DigitalPage|PhysicalPage|ManageCardPage|CardBanner)', 'features/cards/fareMedia/CardChoice'),
  ],
  ['cart', src('features/buying/cart/CartScreen')],
  // The cart and the checkout read the cart again when they open, without waiting for it.
  ['cartRefresh', src('features/buying/cart/refresh/refreshCart')],
  [
    'cartActs',
    src(
      'features/buying/cart/(?:addToCart/addToCart|lines/changeCart|savedForLater/saveCart)',
      'app/flows/(?:goToCheckout|buyNow|settleCard|chooseCard|leaveCard)',
    ),
  ],
  // Parts of pages, and their days in words.
  ['parts', src('shared/ui/parts/.+', 'shared/ui/When', 'shared/locales/when')],
  // What receipts and histories have in common.
  ['records', src('shared/ui/records/.+', 'shared/lists/(?:Pager|pagedRemote|useListAddress|listAddress)')],
  // What the lists of orders and their receipts have in common.
  [
    'orderWords',
    src(
      'features/buying/orders/(?:receipt/(?:LineTypeMark|RefundedTo|orderFacts)|finding/ordersFeature|buyAgain/buyingAgain)',
      'app/flows/buyAgainFlow',
    ),
  ],
  [
    'orders',
    src(
      'app/pages/OrderSummaryPage',
      'features/buying/orders/(?:finding/(?:GuestOrderSearch|ClaimOrder)|receipt/ReceiptByEmail)',
    ),
  ],
  // What the checkout, the wallet and all that is charged by itself have in common.
  ['payment', src('features/paying/payment/(?:index|card/Card(?:Form|CodeField))', 'shared/forms/ChoiceList')],
  [
    'checkout',
    src(
      'app/pages/CheckoutPage',
      'features/buying/checkout/purchase/checkOutcome',
      'features/buying/checkout/steps/(?:ContactStep|ShippingStep|PaymentStep)',
    ),
  ],
  // What opens over a page.
  [
    'overlays',
    mui('Modal|Drawer|Dialog'),
    src('app/dialogs/(?:DialogHost|ConnectionDialog)', 'app/shell/NavigationDrawer'),
  ],
]

export const chunkGroups = chunks.map(([name, ...of], at) => ({
  name,
  test: (moduleId: string) => of.some((pattern) => pattern.test(moduleId)),
  priority: chunks.length - at,
}))

/** Only with the mock backend, which starts before the portal: it then loads the contract, and no screen's chunk. */
export const mockChunkGroups = [
  { name: 'contract', test: /[\\/]src[\\/]api[\\/]contract[\\/]/, priority: chunks.length + 2 },
  ...chunkGroups,
]
