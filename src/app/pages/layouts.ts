/** The layouts around screens, inside the shell. A layout stays mounted while its screens change. */
export const accountLayout = () => import('../account/AccountLayout')
