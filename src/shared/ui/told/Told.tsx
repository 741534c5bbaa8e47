import { Fragment } from 'react'
import type { TextRef } from '../../notices/noticesSlice'
import { useText } from './useText'

/** Shows texts by their references, one after the other. A backend's words in another language are marked with it. */
export function Told({ of }: { of: TextRef | readonly TextRef[] }) {
  const inWords = useText()
  return [of].flat().map((text, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {text.lang ? <span lang={text.lang}>{inWords(text)}</span> : inWords(text)}
    </Fragment>
  ))
}
