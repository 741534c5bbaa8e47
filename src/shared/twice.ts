import { stayed } from './navigation/leaving'

/** Loads a file. If that fails it tries once more, but not while the browser is leaving the page. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await stayed()
    return load()
  }
}
