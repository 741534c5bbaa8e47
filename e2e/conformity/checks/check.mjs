/** Returns a check of one promise of a call (see `suite.mjs`). */
export const check = (call, promise, sentence, run, more) => ({ call, promise, sentence, run, ...more })
