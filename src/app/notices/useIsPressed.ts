import { useEffect, useState } from 'react'

/** Milliseconds from the end of a press to its click, which touch screens report later. */
const untilClick = 150

/** Returns whether the visitor presses, until the click. `isWatched`: false ignores presses. */
export function useIsPressed(isWatched: boolean): boolean {
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (!isWatched) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      setIsPressed(true)
    }
    const end = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIsPressed(false), untilClick)
    }
    const ends = ['pointerup', 'pointercancel']
    window.addEventListener('pointerdown', begin, true)
    for (const kind of ends) window.addEventListener(kind, end, true)
    // It listens to the window only, because a press often takes the focus from another element.
    window.addEventListener('blur', end)
    return () => {
      clearTimeout(timer)
      setIsPressed(false)
      window.removeEventListener('pointerdown', begin, true)
      for (const kind of ends) window.removeEventListener(kind, end, true)
      window.removeEventListener('blur', end)
    }
  }, [isWatched])
  return isWatched && isPressed
}
