/** A layout stays mounted while its screens change. */
export const accountLayout = () => import('../account/AccountLayout')
