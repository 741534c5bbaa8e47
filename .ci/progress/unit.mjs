import { fromRoot, tell, textOf } from './lines.mjs'

/** Vitest's reporter of progress (`lines.mjs`). */
export default class UnitProgress {
  onTestCaseReady(test) {
    tell({ event: 'began', file: fromRoot(test.module.moduleId), name: test.fullName })
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const seconds = (test.diagnostic()?.duration ?? 0) / 1_000
    tell({
      event: 'ended',
      file: fromRoot(test.module.moduleId),
      name: test.fullName,
      state,
      seconds,
      error: textOf(errors),
    })
  }

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
    const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration]
    const file = fromRoot(module.moduleId)
    tell({ event: 'file', file, seconds: all.reduce((sum, ms) => sum + ms, 0) / 1_000 })
    // A file that could not be loaded contains no test, and counts as one failed test.
    const errors = module.errors()
    if (errors.length > 0)
      tell({ event: 'ended', file, name: 'could not be loaded', state: 'failed', error: textOf(errors) })
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length > 0)
      tell({ event: 'ended', file: '', name: 'an error outside of tests', state: 'failed', error: textOf(errors) })
  }
}
