import { useTranslation } from 'react-i18next'
import { useInSight } from '../../../../shared/focus/useInSight'
import { Faults } from '../../../../shared/submission/Faults'
import { reasonsIn } from '../../../../shared/submission/submission'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { Glyph } from '../../../../shared/ui/Glyph'
import { cartGlyph } from '../../../../shared/ui/glyphs/frame'
import { AddedSummary } from '../../cart/onDemand'
import { buyingAgain } from './buyingAgain'
import type { AgainLine } from './buyingAgain'

interface BuyAgainProps {
  lines: AgainLine[]
  /** Without an edge, where the page is about something else. */
  variant?: 'contained' | 'outlined' | 'text'
}

/** Puts lines into the cart again. A summary below says what was left out and why (decision 99). */
export function BuyAgain({ lines, variant = 'outlined' }: BuyAgainProps) {
  const { t } = useTranslation(['histories', 'added'])
  const [attempt, send] = useSubmission(buyingAgain)
  const summary = useInSight<HTMLDivElement>(attempt.status === 'done')
  return (
    <>
      <BusyButton
        data-print="hide"
        variant={variant}
        startIcon={<Glyph shape={cartGlyph} />}
        busy={attempt.status === 'sending'}
        busyText={t('added:busy')}
        onClick={() => send({ lines })}
      >
        {t('again.submit')}
      </BusyButton>
      <div ref={summary} role="status">
        {attempt.status === 'done' && <AddedSummary of={attempt.value} />}
      </div>
      <Faults of={reasonsIn(attempt)} />
    </>
  )
}
