/**
 * Stands in for Emotion's list of all attributes of HTML and SVG, a kilobyte and a half of the first load: TypeScript
 * lets a styled element have its attributes only, and beside them what styles alone read.
 */
export default (name: string): boolean => !/^(sx|theme|as|ownerState)$/.test(name)
