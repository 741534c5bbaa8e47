/** Waits a few turns of the event loop, so that everything runs that waits neither for an answer nor for a clock. */
export async function settled(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
