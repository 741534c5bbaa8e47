import { tell } from '../api/reports/tell'
import { stayed } from './navigation/leaving'
import { renewFiles } from './renewFiles'

/**
 * Loads a file, a second time if that fails, but not while the browser leaves the page. A browser keeps a script that
 * the network cut short, so it is fetched again for the next reload.
 */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (thrown) {
    await stayed()
    if (thrown instanceof SyntaxError) await renewFiles()
    return load().catch((stillThrown: unknown) => {
      tell({ kind: 'file', thrown: stillThrown })
      throw stillThrown
    })
  }
}
