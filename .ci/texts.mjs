import { root } from './install.mjs'
import { report } from './textReport.mjs'

/** `npm run texts` prints what is missing, unused, broken or too long in the texts of all languages. */
const lines = report(root)
for (const line of lines) console.log(line)
console.log(
  lines.length === 0 ? 'All texts are there, in use, and fit their places.' : `${lines.length} texts to look at.`,
)
process.exitCode = lines.length === 0 ? 0 : 1
