import { Fragment } from 'react'
import { blankBetween } from '../../locales/lists'
import type { TextRef } from '../../notices/noticesSlice'
import { useText } from './useText'
import { place, WithWords } from './WithWords'

/** Shows texts by their references. A backend's words (`message`) in another language are marked with it. */
export function Told({ of }: { of: TextRef | readonly TextRef[] }) {
  const inWords = useText()
  const texts = [of].flat()
  const wordsAt = (at: number) => (texts[at] ? inWords(texts[at]) : '')
  return texts.map((text, at) => (
    <Fragment key={at}>
      {at > 0 && blankBetween(wordsAt(at - 1))}
      {text.lang ? (
        <WithWords
          text={inWords({ ...text, values: { ...text.values, message: place } })}
          words={String(text.values?.message ?? '')}
          lang={text.lang}
        />
      ) : (
        inWords(text)
      )}
    </Fragment>
  ))
}
