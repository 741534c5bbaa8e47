import { twice } from '../shared/twice'

/** Loads code and begins with it, unless it is over by then. Returns a function that ends it. */
export function beginLater<Code>(load: () => Promise<Code>, begin: (code: Code) => () => void): () => void {
  let isOver = false
  let end = () => {}
  void twice(load).then(
    (code) => {
      if (!isOver) end = begin(code)
    },
    // The portal works without it.
    () => undefined,
  )
  return () => {
    isOver = true
    end()
  }
}
