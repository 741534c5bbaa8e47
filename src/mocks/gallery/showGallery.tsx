import { createRoot } from 'react-dom/client'
import { startWorker } from '../startWorker'
import { beginTool } from '../toolPage'
import { Gallery } from './Gallery'
import { galleryStyles } from './styles'

/**
 * Shows the gallery in place of the portal. It starts the worker that its frames share before them: begun by several at
 * once, it would answer one by the backend of another.
 */
export async function showGallery(): Promise<void> {
  await startWorker()
  const root = beginTool('Every screen', galleryStyles)
  if (root) createRoot(root).render(<Gallery />)
}
