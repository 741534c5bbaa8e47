export interface SecurityState {
  /** Answers to security questions, by user and question. */
  securityAnswers: Record<string, Record<string, string>>
}

export const securitySeed = (): SecurityState => ({ securityAnswers: {} })
