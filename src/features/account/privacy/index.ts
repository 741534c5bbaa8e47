export { privacyDialog } from './privacyDialogs'
