export { NextCharges } from './NextCharges'
