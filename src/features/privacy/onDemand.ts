export { consentDecided, containersOf, selectConsent } from './consent'
export { privacyFeature } from './privacy'
