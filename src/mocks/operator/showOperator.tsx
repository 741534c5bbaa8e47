import { createRoot } from 'react-dom/client'
import { createFilesHandler } from '../frames/laidFiles'
import { startWorker } from '../startWorker'
import { beginTool } from '../toolPage'
import { Operator } from './Operator'
import type { Draft } from './draft'
import { readLaid, readSchema } from './server'
import type { FrameDraft } from '../frames/layDraft'
import { operatorStyles } from './styles'

/** Shows the operator's page in place of the portal: settings as forms, beside a preview. */
export async function showOperator(): Promise<void> {
  let files: Draft['files'] = {}
  const layFiles = (laid: Draft['files']) => (files = laid)
  const place = beginTool('Shape your portal', operatorStyles)
  if (!place) return
  const root = createRoot(place)
  try {
    const [schema, laid] = await Promise.all([readSchema(), readLaid()])
    // The worker starts before the frames, which share it.
    await startWorker(createFilesHandler(() => files))
    const hosts = laid.settings.hosts as FrameDraft['operator']['hosts']
    root.render(<Operator schema={schema} hosts={hosts} layFiles={layFiles} />)
  } catch (thrown) {
    root.render(
      <p className="tool begins" role="alert">
        This page needs the server of <code>npm run operator</code>. {String(thrown)}
      </p>,
    )
  }
}
