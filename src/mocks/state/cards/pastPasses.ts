import type { PassRecord } from './fareCards'

/** A pass that is no longer on its card, or was never put on one. */
export interface PastPassRecord extends PassRecord {
  owner: string
  faremedia_id: string | null
}

export interface PastPassesState {
  pastPasses: PastPassRecord[]
}

export const pastPassesSeed = (): PastPassesState => ({ pastPasses: [] })
