export { ownProfile } from './ownProfile'
