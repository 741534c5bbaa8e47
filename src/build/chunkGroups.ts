/** Matches files below src by their paths without the ending: `boot/start`, `shared/ui/(?:Button|Price)`. */
const src = (...paths: string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`)
const mui = (names: string) => new RegExp(`@mui[\\\\/]material[\\\\/](?:${names})[\\\\/]`)

/**
 * Chunks follow use: what is needed together is one file, because each small file costs a round trip. A chunk takes what
 * it names, with all that it imports, unless an earlier chunk of the list has it. So a chunk imports earlier ones only,
 * and the files of a page load side by side. `npm run budgets` counts files and bytes per page.
 */
const chunks: [name: string, ...of: RegExp[]][] = [
  // What a rider owns, and a guest's card: for the cart, the checkout and all of the rider's own pages. No form is in it. It
  // is the first of the list, so that what only these pages need of a library is not in the start.
  [
    'owned',
    /[\\/]reselect[\\/]/,
    src(
      'app/flows/(?:cardFlows|leaveTransitMode)',
      'features/cards/fareMedia/(?:guestCard/(?:enteredNumber|closeCardSession|cardEntryFields|cardEntrySubmission)|passList/(?:passStatus|nextPass))',
      'features/cards/fareMedia/cards/(?:\\w+FareCards|\\w+Standing|current\\w+|rename|fare\\w+|use\\w+|putCard|card(?:Acts|Needs)|faceColour|funds|FareCardFace|CardReason)',
      'features/paying/payment/(?:paymentMethods|useMethodName|card/(?:cardExpiry|cardBrands|CardMark)|kinds/(?:chargedName|paymentMethod|methodHealth))',
      'features/paying/addresses/(?:savedAddresses|formatAddress)',
      'features/identity/registration/verifiedEmail/(?:ensureVerifiedEmail|verification|refreshRider|ownRecord|useVerificationGlances)',
      'features/buying/cart/addToCart/AddedSummary',
      'shared/submission/sendOrFind',
      'shared/forms/(?:saving/sendOver|fields/edits)',
      'shared/ui/(?:useNamedDay|useWidth|DateTime|MaskedName|When|pictures/(?:thingDrawings|DrawnLine)|states/(?:runningState|Status)|parts/PagePart)',
      'shared/(?:schedule|knownWord|locales/(?:when|dates)|remote/goodEntries)',
    ),
  ],
  // What runs before the portal's own code: settings, storage, the pages.
  [
    'entry',
    src(
      'main',
      'boot/(?:firstPage|visit)',
      'app/pages/(?:index|\\w+/\\w+\\.page)',
      'shared/(?:clock|onceFor|storage/inMemory)',
      'api/reports/mailbox',
      'features/cards/fareMedia/cards/cardKeys',
      'build/libraries/nothing',
    ),
  ],
  // What sends requests, and the first ones of each page. It runs before the portal does.
  [
    'requests',
    src(
      'boot/startCalls',
      'app/pages/(?:buying|cards|identity)/\\w+\\.calls',
      'api/exchange',
      'api/contract/buying/(?:totals|shipping|orderLine)',
    ),
  ],
  // The first ones of riders' own pages.
  ['riderCalls', src('app/pages/account/\\w+\\.calls')],
  [
    'start',
    src(
      'boot/start',
      'features/buying/catalogue/ServiceTickets',
      'shared/ui/(?:TicketCard|VisuallyHidden|lines/LineWithStops|told/useText|pictures/(?:Picture|stepDrawings))',
    ),
  ],
  ['landing', src('app/landing/LandingPage')],
  // What most screens use.
  [
    'kit',
    mui('Box|Paper|Typography|utils(?![\\\\/](?:contains|focusable))'),
    /@mui[\\/]material[\\/]transitions[\\/]utils\.mjs$/,
    /@mui[\\/]utils[\\/](?:mergeSlotProps|useForkRef|extractEventHandlers|omitEventHandlers|debounce|isMuiElement|appendOwnerState|useEventCallback|resolveComponentProps|isEventHandler|getActiveElement|getReactElementRef|setRef|useEnhancedEffect|isHostComponent|ownerDocument|ownerWindow|createChainedFunction)[\\/]/,
    src(
      'shared/ui/(?:Price|Alert|GlyphLine|fieldStyle|told/WithWords|glyphs/(?:acts|severities|products))',
      'shared/ui/page/(?:EmptyState|FailurePanel|errorText|afterPaint)',
      'shared/ui/pictures/(?:drawings|RemotePicture|RouteLine)',
      'shared/ui/buttons/(?:BusyButton|RetryButton|TextLink|ExternalLink|useSecondsUntil)',
      'shared/ui/waiting/\\w+',
      'shared/(?:locales/(?:useEvery|lists)|dialogs/askAcrossPages|remote/(?:load|remoteRead|remoteSlice|useRemote)|submission/(?!sendOrFind)\\w+|payments/moneyMoved|focus/moveFocus|thirdPartyScripts)',
      'api/errors',
      'features/paying/addresses/countryName',
      'features/identity/session/captcha/solveCaptcha',
      'features/identity/settings/ContactWays',
      'features/cards/fareMedia/index',
    ),
  ],
  // What riders' own pages have in common, and receipts: the account's frame and what needs an act, what an order's state is
  // called, lists of what was, the wallet and what charges by itself. No form is in it.
  [
    'rider',
    src(
      'app/account/(?:AccountLayout|AccountNav|sections|sectionGlyphs|needs/NeedsBadge)',
      'shared/ui/glyphs/account',
      'app/flows/buyAgainFlow',
      'features/cards/fareMedia/(?:onDemand|SeeCard|(?:smallFace|caps)/\\w+|passList/(?:PassState|renewalText))',
      'features/paying/payment/(?:RunFacts|useMethodNames)',
      'features/cards/passes/pass(?:Acts|Rules)',
      'features/cards/management/acts/keptLoss',
      'features/account/wallet/walletState',
      'features/buying/orders/(?:index|life/\\w+|unpaid/cancelling|buyAgain/buyingAgain|receipt/(?:LineTypeMark|RefundedTo|orderFacts))',
      'features/buying/orders/finding/(?:loadOrder|orderSummarySlice|mailReceipt|claimSaga|orderActs|guestOrderKeys)',
      'features/cards/autoload/(?:index|changeAutoload|cardAutoload)',
      'features/cards/autoload/plan/(?:autoloadRules|loadingMethods|amountBounds|usePlanText|AutoloadState|weekdays)',
      'api/contract/(?:cards/(?:renewals|cardLinking)|account/devices|buying/receipts)',
      'shared/ui/(?:Fact|Disclosure|told/Dotted|buttons/(?:TextButtons|BackLink)|page/(?:PartFailed|RemotePart)|navigation/SectionNav|parts/FactList|records/(?!UndoBar).+|states/RunningStatus)',
      'shared/lists/(?:Pager|pagedRemote|useListAddress|listAddress|useAskedPage|useFoundAnnounced|shownPages)',
      'shared/csv/saveFile',
    ),
  ],
  // The screens of riders' own pages.
  [
    'account',
    src(
      'app/account/(?:AccountOverview|board/\\w+|needs/(?!NeedsBadge|NeedsCount)\\w+)',
      'features/paying/cases/listedCases',
      'features/account/wallet/(?:walletAutoload|WalletScreen|WalletHome|LockedNote)',
      'features/account/upcoming/(?:DayStops|upcomingCharges|useChargedName|allRenewals|useUpcoming)',
    ),
  ],
  [
    'cardPages',
    src(
      'app/pages/MyCardsPage',
      'features/cards/management/(?:\\w+Screen|(?:Card|Overview)Tab|LossReported|rows/(?:parts|useOpenedRow)|cardTabs|PassesToName|ChargesToMend|Details|more/(?:NoCards|MoreCards)|LoosePasses|StillOnCard|usePassNames)',
      'features/cards/management/(?:acts/(?:removal|blocking|actRules|newVirtualCard)|charges/endingCharges)',
      'features/cards/fareMedia/(?:cards/(?:CardFunds|CardColumns|RenameInPlace)|passList/PassList|onCard/BuyForCard)',
      'shared/forms/FormInPlace',
      'api/contract/cards/cardManagement',
    ),
  ],
  // The lost card and upcoming charges need no screen of renewals.
  ['renewals', src('features/cards/renewals/(?:renewal(?:s|Rules)|RenewalState|usePlanText)')],
  [
    'methods',
    src(
      'features/account/paymentMethods/(?:PaymentMethodsScreen|Method(?!s)\\w+|methodChange|take\\w+|TakeoverProgress|use\\w+|CardAndCoin)',
    ),
  ],
  [
    'histories',
    src(
      'app/pages/(?:Order|Pass)HistoryPage',
      'features/buying/histories/(?:OrderHistoryScreen|PassHistoryScreen|OrdersTab|TransactionsTab|(?:entries|list|passes)/\\w+|statement/(?:YearStatementPage|YearsOfStatement))',
      'features/buying/orders/(?:buyAgain/BuyAgain|finding/shownOrder)',
      'shared/lists/(?:days/)?\\w+',
      'shared/csv/\\w+',
      'shared/ui/navigation/Tabs',
    ),
  ],
  ['products', src('app/pages/ProductsPage')],
  ['productList', src('features/buying/products/results/ProductList', 'shared/ui/(?:stepper/.+|records/UndoBar)')],
  // Forms, and the two with which visitors come in: an account, or a card.
  [
    'forms',
    mui(
      'InputBase|OutlinedInput|Input|FormControl|FormLabel|InputLabel|FormHelperText|InputAdornment|NativeSelect|TextareaAutosize',
    ),
    src(
      'shared/forms/(?:FormSkeleton|ConfigForm|PausedButton|server/ServerForm|fields/(?:rules|passwordRules|codeField|moneyField))',
      'shared/ui/(?:lines/LineSteps|buttons/ActionBar)',
      'features/identity/session/(?:LoginScreen|SignInForm)',
      'features/paying/addresses/AddressForm',
      'shared/forms/saving/useDraft',
      // What forms that move money share: the attempt with its key.
      'shared/payments/(?:payOnce|openPayments)',
      'shared/hash',
      'shared/focus/useFocusOnError',
      'shared/locales/amounts',
    ),
  ],
  ['registration', src('features/identity/registration/\\w+Screen')],
  [
    'cards',
    src(
      'app/pages/(?:DigitalPage|PhysicalPage|ManageCardPage|CardBanner)',
      'features/cards/fareMedia/(?:CardChoice|CardsSkeleton|guestCard/CardEntry)',
    ),
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
  [
    'orders',
    src(
      'app/pages/OrderSummaryPage',
      'features/buying/orders/(?:finding/(?:GuestOrderSearch|ClaimOrder)|receipt/ReceiptByEmail)',
    ),
  ],
  // What the checkout, the wallet and all that is charged by itself have in common.
  // The forms of the checkout's later steps, and of a new method.
  [
    'cardForm',
    src('features/paying/payment/card/(?:CardForm|CardMarks|CardCodeField|cardFields|codeDrawings|CodePicture)'),
  ],
  ['payment', src('features/paying/payment/(?:index|UnusableMethods)', 'shared/forms/ChoiceList')],
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
    src(
      'app/dialogs/(?:DialogHost|ConnectionDialog)',
      'app/shell/NavigationDrawer',
      'app/welcome/PopUpDialog',
      'features/buying/cart/dialogs/(?:\\w+Dialog|C\\w+Dialogs|CartMessages)',
    ),
  ],
]

/**
 * These hold what they name and nothing else: what they import stands in rooms with forms, which would come along through
 * the rooms' doors.
 */
const exact = new Set(['owned', 'rider', 'cardForm', 'account', 'cardPages', 'renewals', 'methods', 'histories'])

export const chunkGroups = chunks.map(([name, ...of], at) => ({
  name,
  test: (moduleId: string) => of.some((pattern) => pattern.test(moduleId)),
  priority: chunks.length - at,
  includeDependenciesRecursively: !exact.has(name),
}))

/** Only with the mock backend, which starts before the portal: it then loads the contract, and no screen's chunk. */
export const mockChunkGroups = [
  { name: 'contract', test: /[\\/]src[\\/]api[\\/]contract[\\/]/, priority: chunks.length + 2 },
  ...chunkGroups,
]
