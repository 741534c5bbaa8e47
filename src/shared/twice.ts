import { stayed } from './navigation/leaving'

/** Loads a file; one that fails is tried once more, but not while the page is being left. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await stayed()
    return load()
  }
}
