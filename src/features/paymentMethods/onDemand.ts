export { healthOf } from './methodHealth'
