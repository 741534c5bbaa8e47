export { ownProfile } from './profile'
