import { accountActs } from '../acts/accountActs'
import { cardActs } from '../acts/cardActs'
import type { Flow } from './flow'

/** Returns an act that is played before a good backend, too. */
export function acted(title: string): Flow {
  const found = [...accountActs, ...cardActs].find((act) => act.title === title)
  if (!found) throw new Error(`No act: ${title}`)
  return found
}
