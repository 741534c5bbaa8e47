export { consentDecided, consentHeard, containersOf, onConsentOfOtherTabs, selectConsent } from './consent'
