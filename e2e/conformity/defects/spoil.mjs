/**
 * Answers a request as a backend with a defect does. The defect's `before` may change the request, or answer it; its
 * `after` may change the answer. Both get `memory`, which lasts as long as the defect. `forward` asks the good backend.
 */
export async function answerSpoilt({ before, after }, request, memory, forward) {
  request.json = jsonOf(request.text)
  const own = await before?.(request, memory)
  const text = request.changed ? JSON.stringify(request.json) : request.text
  const answer = own ?? (await forward({ ...request, text }))
  answer.json = jsonOf(answer.text)
  await after?.(answer, request, memory)
  const { status, headers } = answer
  return { status, headers, text: answer.changed ? JSON.stringify(answer.json) : answer.text }
}

function jsonOf(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
