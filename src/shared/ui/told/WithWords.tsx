/** Stands for words from elsewhere. */
export const place = '\u0000'

interface WithWordsProps {
  /** With `place` in it. */
  text: string
  words: string
  lang?: string
}

/** Words from elsewhere in a text, as an element with its own language. */
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
