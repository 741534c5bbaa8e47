/** What the page receives: an answer, a broken connection, or nothing at all. */
export type Answer =
  | { kind: 'answer'; status: number; type: string; body: string; headers?: Record<string, string> }
  | { kind: 'brokenConnection' }
  | { kind: 'silence' }

export const jsonAnswer = (status: number, body: unknown, headers?: Record<string, string>): Answer => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  headers,
})
