import { useEffect, useRef, useState } from 'react'
import { frameName } from '../frames/frameName'
import { addressOfState } from './choice'
import type { Choice } from './choice'
import type { State } from './states'

/** Whether the element is in sight or about to be. A frame that is far away again ends: a hundred portals are too many. */
function useNear<T extends Element>() {
  const [isNear, setIsNear] = useState(false)
  const place = useRef<T>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return { isNear, place }
}

export function Screen({ screen, title, choice }: { screen: State; title: string; choice: Choice }) {
  const { isNear, place } = useNear<HTMLDivElement>()
  const [told, setTold] = useState('')
  const { width, theme, language } = choice
  const address = addressOfState(screen, language)
  const copy = () =>
    void navigator.clipboard.writeText(window.location.origin + address).then(
      () => setTold('Copied'),
      () => setTold('Refused by the browser'),
    )
  return (
    <li className={`at${width}`}>
      <h3 className="name">{title}</h3>
      <div className="pane" ref={place}>
        {isNear && (
          <iframe
            key={`${address} ${theme}`}
            title={`${screen.path}: ${title}`}
            name={frameName('screen', theme)}
            src={address}
          />
        )}
      </div>
      <div className="acts">
        <button type="button" onClick={copy} aria-label={`Copy the address of ${screen.path}: ${title}`}>
          Copy address
        </button>
        <a className="button" href={address} target="_blank" aria-label={`Open ${screen.path}: ${title}`}>
          Open
        </a>
        <span className="soft" role="status">
          {told}
        </span>
      </div>
    </li>
  )
}
