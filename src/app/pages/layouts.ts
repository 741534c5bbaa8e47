/** Stay mounted while their screens change. */
export const accountLayout = () => import('../account/AccountLayout')
