import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOn } from '../../../shared/focus/pageHeading'
import { formatMoney } from '../../../shared/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/Button'
import { Glyph } from '../../../shared/ui/Glyph'
import { Price } from '../../../shared/ui/Price'
import { SkeletonLines } from '../../../shared/ui/SkeletonLines'
import { renewalGlyph } from '../../../shared/ui/glyphs/products'
import { journeyName, lineRemovalRequested, prepareCartChanges } from '../../cart'
import { isPickedUp } from '../../purchase'
import type { QuotedLine } from '../order/quotedLines'
import { isUnavailable } from '../order/quotedLines'
import { selectQuotedLines } from '../order/quoteSlice'

/** Shows every line with the server's price. A line that is no longer sold is marked and can be removed here. */
export function ReviewLines() {
  const lines = useAppSelector(selectQuotedLines)
  useEffect(prepareCartChanges, [])
  if (lines.length === 0) return <SkeletonLines lines={4} height={24} />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <ReviewLine key={line.key} quoted={line} />
      ))}
    </Box>
  )
}

function ReviewLine({ quoted }: { quoted: QuotedLine }) {
  const { t, i18n } = useTranslation('checkout')
  const dispatch = useAppDispatch()
  const { key, line, name, quantity, price, formerPrice } = quoted
  const [from, to] = ['Origin', 'Destination'].map((type) => line.appliedFilters.find((filter) => filter.type === type))
  const money = (cents: number) => formatMoney(cents, i18n.language)

  function remove(): void {
    dispatch(lineRemovalRequested(key))
    // The removed line takes its focused button with it, so the list takes the focus.
    focusOn('review-lines')
  }

  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {from && to && (
            <Box>
              {t('review.journey', {
                from: journeyName(from, i18n.language),
                to: journeyName(to, i18n.language),
              })}
            </Box>
          )}
          {isPickedUp(line) && <Box>{t('review.pickUp')}</Box>}
          {line.isSubscribed && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Glyph shape={renewalGlyph} size={20} />
              {t('review.renews')}
            </Box>
          )}
          {price !== null && <Box>{t('review.priceEach', { quantity, price: money(price) })}</Box>}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 0.5, ml: 'auto' }}>
        {price !== null && <Price cents={price * quantity} size="small" />}
        {formerPrice !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {t('review.priceWas', { price: money(formerPrice * quantity) })}
          </Box>
        )}
        {isUnavailable(quoted) && (
          <>
            <Box sx={{ color: 'error.main', fontWeight: 700 }}>{t('review.unavailable')}</Box>
            <Button
              variant="outlined"
              size="small"
              color="error"
              aria-label={t('review.removeWhat', { name })}
              onClick={remove}
            >
              {t('review.remove')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}
