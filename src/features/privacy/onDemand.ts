export { consentDecided, containersOf, readConsent, selectConsent } from './consent'
export { privacyFeature } from './privacy'
