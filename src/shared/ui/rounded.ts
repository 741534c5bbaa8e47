/**
 * A corner's radius, `pixels` in the portal's look. Follows the operator's `radius`, which is a button's, 10 by
 * default.
 */
export const rounded = (pixels: number): string => `calc(var(--mui-shape-borderRadius) * ${pixels / 10})`
