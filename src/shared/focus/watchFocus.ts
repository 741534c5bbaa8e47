import { keepFocus } from './keepFocus'
import { ignoreSecondPresses } from './secondPress'

export function watchFocus(): () => void {
  const ends = [keepFocus(), ignoreSecondPresses()]
  return () => ends.forEach((end) => end())
}
