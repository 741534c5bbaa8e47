/** Stands in a text for words from elsewhere. */
export const place = '\u0000'

interface WithWordsProps {
  /** A text with `place` in it. */
  text: string
  words: string
  lang?: string
}

/** Shows words from elsewhere within a text, as an element of their own that can have a language of its own. */
export function WithWords({ text, words, lang }: WithWordsProps) {
  const [before, after] = text.split(place)
  return (
    <>
      {before}
      <bdi lang={lang}>{words}</bdi>
      {after}
    </>
  )
}
