/** Holds the place of words from elsewhere in a text. */
export const place = '\u0000'

interface WithWordsProps {
  text: string
  words: string
  lang?: string
}

/** Shows words from elsewhere in a text, as an element that has its own language. */
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
