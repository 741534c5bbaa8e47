/**
 * Replaces Emotion's list of all attributes of HTML and SVG, which is a kilobyte and a half of the first load.
 * TypeScript ensures that a styled element gets only its own attributes, and these props that only styles read.
 */
export default (name: string): boolean => !/^(sx|theme|as|ownerState)$/.test(name)
