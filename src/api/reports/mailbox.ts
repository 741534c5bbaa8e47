/** Keeps reports until a listener is set, at most `most` of them: they may come before there is a store, or from it. */
export function mailbox<News>(most = Infinity) {
  let waiting: News[] = []
  let listener: ((news: News) => unknown) | undefined
  return {
    tell(news: News): void {
      if (listener) listener(news)
      else if (waiting.length < most) waiting.push(news)
    },
    /** Calls `to` with all news, also with earlier ones. Returns a function that ends it. */
    listen(to: (news: News) => unknown): () => void {
      listener = to
      waiting.forEach(to)
      waiting = []
      return () => {
        listener = undefined
      }
    },
  }
}
