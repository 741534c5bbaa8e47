import { keepFocus } from './keepFocus'
import { ignoreSecondPresses } from './secondPress'

/** Keeps the focus on the page and ignores the second press of a double click. Returns a function that ends both. */
export function watchFocus(): () => void {
  const ends = [keepFocus(), ignoreSecondPresses()]
  return () => ends.forEach((end) => end())
}
