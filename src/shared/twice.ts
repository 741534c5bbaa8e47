import { tell } from '../api/reports/tell'
import { stayed } from './navigation/leaving'
import { renewFiles } from './renewFiles'

/**
 * Loads a file. If that fails it tries once more, but not while the browser is leaving the page. Of a script that was cut
 * short by the network the browser keeps both the file and the failure: the file is fetched again, and the next reload of
 * the page reads it.
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
