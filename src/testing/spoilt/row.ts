import { accountFlows } from './accountFlows'
import { actFlows } from './actFlows'
import { buyingFlows } from './buyingFlows'
import { cardFlows } from './cardFlows'
import type { Flow } from './flow'
import { identityFlows } from './identityFlows'
import { listFlows } from './listFlows'

const own = { ...buyingFlows, ...accountFlows, ...cardFlows, ...identityFlows, ...listFlows, ...actFlows }
export type FlowName = keyof typeof own
export const flows: Record<FlowName, Flow> = own

/**
 * What the portal does with a defect. `told`: the screens say what has really happened. `refused`: they say that
 * something failed. `unknown`: they say that they do not know. `unseen`: nothing tells it from a good backend.
 * `notMet`: the portal never asks in such a way.
 */
export type Verdict = 'told' | 'refused' | 'unknown' | 'unseen' | 'notMet'

export interface Row {
  verdict: Verdict
  flow: FlowName
  /** What the screens say in the end, if that is not what the flow says with a good backend. */
  says?: RegExp
  /** Words on the screen that are false, because the portal cannot know better. */
  lie?: RegExp
  why?: string
}

/** Rows by the names of their defects. */
export type Rows = Record<string, Row>

export const told = (flow: FlowName, more: Pick<Row, 'says' | 'why'> = {}): Row => ({ verdict: 'told', flow, ...more })
export const refused = (flow: FlowName, says: RegExp): Row => ({ verdict: 'refused', flow, says })
export const unknown = (flow: FlowName, says: RegExp, why: string): Row => ({ verdict: 'unknown', flow, says, why })
export const unseen = (flow: FlowName, why: string, more: Pick<Row, 'says' | 'lie'> = {}): Row => ({
  verdict: 'unseen',
  flow,
  why,
  ...more,
})
export const notMet = (flow: FlowName, why: string): Row => ({ verdict: 'notMet', flow, why })
