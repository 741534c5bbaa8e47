/** Exports for code that is loaded on demand. */
export { ownProfile } from './profile'
