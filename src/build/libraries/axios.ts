import { fileURLToPath } from 'node:url'
import type { PatchedLibrary } from './library.js'

const xhr = 'lib/adapters/xhr.js'

export const axios: PatchedLibrary = {
  name: 'axios',
  version: '1.21.1',
  parts: [
    // Requests by `fetch`: ours go by XMLHttpRequest, and the one that ends a session has its own adapter.
    { file: 'lib/adapters/adapters.js', part: /  fetch: \{\s+get: fetchAdapter\.getFetch,\s+\},\n/, instead: '' },
    // Tokens that axios would read from a cookie (`withXSRFToken`).
    {
      file: 'lib/helpers/cookies.js',
      part: /export default platform\.hasStandardBrowserEnv[^]*$/,
      instead: 'export default {};',
    },
    {
      file: xhr,
      part: /let useAsyncXsrf;\s+try \{[^]*?\} catch \(e\) \{[^}]*\}/,
      instead: 'const useAsyncXsrf = false;',
    },
    {
      file: xhr,
      part: /if \(xsrfCookieName\) \{[^]*\} else \{\s+sendRequest\(\);\s+\}/,
      instead: 'sendRequest();',
    },
    // Progress of uploads and downloads.
    { file: xhr, part: /if \(onDownloadProgress\) \{[^]*?(?=if \(_config\.cancelToken)/, instead: '' },
  ],
  replaced: [
    // Modules that no request of ours reaches: bodies are JSON already, and parameters are in the address.
    {
      find: /^(?:\.{1,2}\/)+(?:(?:helpers|core|cancel)\/)?(?:HttpStatusCode|spread|isAxiosError|formDataToJSON|toFormData|toURLEncodedForm|AxiosURLSearchParams|estimateDataURLDecodedBytes|createMultipartBody|CancelToken)\.js$/,
      importedBy: 'axios',
      replacement: fileURLToPath(new URL('nothing.ts', import.meta.url)),
    },
  ],
}
