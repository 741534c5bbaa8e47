import type { CardPass } from '../../../../api/contract/cards/fareMedia'
import { isOnItsWay, isOver, passStatus } from './passStatus'

const noEnd = '9999-12-31'

/** Returns the pass for the next ride: active ones first, then the first to end. */
export function nextPass(passes: readonly CardPass[], now: number): CardPass | undefined {
  const rank = (pass: CardPass) =>
    `${passStatus(pass) === 'active' ? 0 : 1} ${pass.expiration_date?.slice(0, 10) ?? noEnd}`
  return passes
    .filter((pass) => !isOver(pass) && !isOnItsWay(pass, now))
    .sort((one, other) => rank(one).localeCompare(rank(other), 'en'))[0]
}
