import { startOwnBackend } from '../ownBackend.mjs'
import { ownDocument, ownFacts } from '../sources.mjs'
import { findDefects, told } from './find.mjs'
import { defects } from './table.mjs'

/** `npm run conformity:defects [WORD]`: which of the deliberate defects (whose name holds the word) the suite finds. */
const [word = ''] = process.argv.slice(2)
const wanted = defects.filter(({ what }) => what.includes(word))
const [document, facts] = [await ownDocument(), ownFacts()]
const { address, stop } = await startOwnBackend(facts.origin)
const outcome = await findDefects(wanted, { address, document, facts })
stop()
console.log(told(wanted, outcome))
process.exit(outcome.broken.length + outcome.missed.length > 0 ? 1 : 0)
