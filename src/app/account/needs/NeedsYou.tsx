import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { inOneList } from '../../../shared/locales/lists'
import { Glyph } from '../../../shared/ui/Glyph'
import { successGlyph, warningGlyph } from '../../../shared/ui/glyphs/severities'
import { palette } from '../../../shared/ui/colours/palette'
import { orderCancelling } from '../../../features/buying/orders'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { RetryButton } from '../../../shared/ui/buttons/RetryButton'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { keyOfNeed } from './needs'
import { NeedLine } from './NeedLine'
import { useNeeds } from './useNeeds'
import { rounded } from '../../../shared/ui/rounded'

const Part = styled('section')({
  overflowWrap: 'anywhere',
})

/** Where all is well, a sentence says so, and the title is only for screen readers. */
const Title = styled('h2')({
  margin: '0 0 8px',
  fontSize: '1.25rem',
  '&[data-quiet]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
})

const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${palette.divider}`,
  borderRadius: rounded(12),
  background: palette.surface,
  '& li + li': { borderTop: `1px solid ${palette.divider}` },
})

const Well = styled('div')({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  minHeight: 48,
  '& > span': { flex: '1 1 12em', minWidth: 0 },
  // The sign stands beside the first line of a long text, and a button below the text.
  '& > svg': { flex: 'none', alignSelf: 'start', color: palette.success },
  '&[data-unsure]': { paddingInlineStart: 34 },
  '&[data-unsure] > svg': { marginInlineStart: -34, color: palette.warning },
})

/**
 * Shows the acts that the rider owes (ACC-21), with one line and one press each. "All is well" shows only if every part
 * was read.
 */
export function NeedsYou() {
  const { t, i18n } = useTranslation(['account', 'app'])
  const { needs, isWaiting, missing, error, reload } = useNeeds()
  const [cancelling] = useSubmission(orderCancelling)
  const names = {
    cards: t('cards.title'),
    wallet: t('app:account.wallet'),
    methods: t('methods.title'),
    orders: t('orders.title'),
    unattached: t('app:account.unattached'),
    cases: t('app:account.cases'),
  }
  const isWell = needs.length === 0 && missing.length === 0
  return (
    <Part aria-labelledby="needs-you" aria-busy={isWaiting || undefined}>
      <Title id="needs-you" data-quiet={isWaiting || isWell || undefined}>
        {t('needs.title')}
      </Title>
      {isWaiting ? (
        <Well>
          <span>
            <SkeletonLines lines={1} />
          </span>
        </Well>
      ) : (
        <>
          {isWell && (
            <Well>
              <Glyph shape={successGlyph} size={24} filled />
              <span>{t('needs.allWell')}</span>
            </Well>
          )}
          {needs.length > 0 && (
            <Lines role="list">
              {needs.map((need) => (
                <NeedLine key={keyOfNeed(need)} need={need} />
              ))}
            </Lines>
          )}
          <Faults of={reasonsIn(cancelling)} />
          {error && (
            <Well data-unsure="" role="alert">
              <Glyph shape={warningGlyph} size={24} filled />
              <span id="needs-missing">
                {t('needs.unchecked', {
                  parts: inOneList(
                    missing.map((part) => names[part]),
                    i18n.language,
                  ),
                })}
              </span>
              <RetryButton error={error} reason="needs-missing" onRetry={reload} inRow />
            </Well>
          )}
        </>
      )}
    </Part>
  )
}
