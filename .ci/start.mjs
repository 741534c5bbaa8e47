import { ensureInstalled } from './install.mjs'
import { runVite } from './vite.mjs'

/** `npm start [-- --port N]` starts the portal with its mock backend. Vite prints the address when it is ready. */
ensureInstalled()
runVite(['--mode', 'mock', ...process.argv.slice(2)])
