import { select } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { FlowLeft } from '../saga/workers'
import type { RootState } from '../store'
import { ask } from './ask'
import type { AnswerTo, AnyAsked, Dialog } from './ask'

/**
 * Asks again if the page changes while `isWanted`, because signing in opens another page, which closes the dialog. The
 * flow ends here once the question is not wanted.
 */
export function* askAcrossPages<Props extends AnyAsked>(
  dialog: Dialog<Props>,
  params: Props['params'],
  isWanted: (state: RootState) => boolean,
): SagaOf<AnswerTo<Props>> {
  for (;;) {
    try {
      return yield* ask(dialog, params)
    } catch (thrown) {
      if (!(thrown instanceof FlowLeft) || !(yield* select(isWanted))) throw thrown
    }
  }
}
