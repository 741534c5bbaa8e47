import { fromRoot, tell, textOf } from './lines.mjs'

const nameOf = (test) => test.titlePath().slice(3).join(' › ')
const fileOf = (test) => fromRoot(test.location.file)
const states = { passed: 'passed', skipped: 'skipped' }

/** Playwright's reporter of progress (`lines.mjs`). */
export default class StoryProgress {
  onTestBegin(test) {
    tell({ event: 'began', file: fileOf(test), name: nameOf(test) })
  }

  onTestEnd(test, { status, duration, errors, attachments }) {
    tell({
      event: 'ended',
      file: fileOf(test),
      name: nameOf(test),
      state: test.expectedStatus === status ? (states[status] ?? 'passed') : 'failed',
      seconds: duration / 1_000,
      error: textOf(errors),
      leaves: attachments.flatMap(({ path }) => (path ? [fromRoot(path)] : [])),
    })
  }

  onError(error) {
    tell({ event: 'ended', file: '', name: 'an error outside of stories', state: 'failed', error: textOf([error]) })
  }

  printsToStdio() {
    return false
  }
}
