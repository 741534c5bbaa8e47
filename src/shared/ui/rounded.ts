/**
 * Returns the radius of a corner that is `pixels` round in the portal's own look. It follows the operator's `radius`,
 * which is a button's, 10 pixels by default.
 */
export const rounded = (pixels: number): string => `calc(var(--mui-shape-borderRadius) * ${pixels / 10})`
