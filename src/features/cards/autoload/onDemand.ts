/** In `index.ts`, the form would load with each page that shows an autoload. */
export { AutoloadPanel } from './AutoloadPanel'
export { AutoloadTab } from './AutoloadTab'
export { fundsForAutoload } from './plan/autoloadRules'
export { ChargeAhead } from './ChargeAhead'
export { methodToOffer } from './plan/loadingMethods'
export { LoadingMethodChoice } from './LoadingMethodChoice'
export { amountField } from './plan/planFields'
