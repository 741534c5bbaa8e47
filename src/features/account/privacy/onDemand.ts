export { consentDecided, consentHeard, containersOf, onConsentOfOtherTabs, selectConsent } from './consent'
export { privacyFeature } from './privacy'
