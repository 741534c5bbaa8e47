import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { usePrefetch } from '../../../../shared/prefetch'
import { readStored } from '../../../../shared/storage/browserStorage'
import { useAppSelector } from '../../../../shared/store'
import { Glyph } from '../../../../shared/ui/Glyph'
import { Price } from '../../../../shared/ui/Price'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { renewalGlyph } from '../../../../shared/ui/glyphs/products'
import { cartChangesCode, isPhysical, isPickedUp, journeyName, selectLinesToBuy } from '../../cart'
import type { CartLine } from '../../cart'
import { LineUsableSoon } from '../../cart/onDemand'
import { OnCard, cardKeys } from '../../../cards/fareMedia'
import type { QuotedLine } from '../order/quotedLines'
import { isUnavailable } from '../order/quotedLines'
import { selectQuotedLines } from '../order/quoteSlice'

export function ReviewLines() {
  const lines = useAppSelector(selectQuotedLines)
  usePrefetch(cartChangesCode)
  const { length } = useAppSelector(selectLinesToBuy)
  if (lines.length === 0) return <SkeletonLines lines={Math.max(1, length) * 3} height={24} />
  const isUseShared = hasSharedUse(lines)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <ReviewLine key={line.key} quoted={line} isUseShared={isUseShared} />
      ))}
    </Box>
  )
}

export function SharedUse() {
  const lines = useAppSelector(selectQuotedLines)
  const [first] = lines
  if (!first || isUnavailable(first) || !hasSharedUse(lines)) return null
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      <LineUsableSoon line={first.line} />
      <CardOfLine line={first.line} />
    </Box>
  )
}

/** Lines with the same use and card tell both once, beside their heading. */
const hasSharedUse = (lines: QuotedLine[]) => lines.length > 1 && new Set(lines.map(useOf)).size === 1

const useOf = (quoted: QuotedLine) => {
  const { line } = quoted
  // A card that is still to be chosen is null.
  const card = line.faremedia_id === undefined ? 'none' : line.faremedia_id
  const handing = [isPhysical(line), line.shipping_enabled, card]
  return JSON.stringify([isUnavailable(quoted), line.usable, line.usableFrom, handing])
}

function CardOfLine({ line }: { line: CartLine }) {
  if (line.faremedia_id === undefined) return null
  return (
    <div>
      <OnCard faremediaId={line.faremedia_id ?? readStored(cardKeys.fareMediaId) ?? null} named />
    </div>
  )
}

function ReviewLine({ quoted, isUseShared }: { quoted: QuotedLine; isUseShared: boolean }) {
  const { t, i18n } = useTranslation('checkout')
  const { line, name, quantity, price, formerPrice } = quoted
  const [from, to] = ['Origin', 'Destination'].map((type) => line.appliedFilters.find((filter) => filter.type === type))
  const isGone = isUnavailable(quoted)
  const money = (cents: number) => formatMoney(cents, i18n.language)

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
          {!isGone && !isUseShared && <LineUsableSoon line={line} />}
          {!isGone && isPickedUp(line) && <Box>{t('review.pickUp')}</Box>}
          {!isGone && line.isSubscribed && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <Glyph shape={renewalGlyph} size={20} />
              {t('review.renews')}
            </Box>
          )}
          {price !== null && quantity > 1 && <Box>{t('review.priceEach', { quantity, price: money(price) })}</Box>}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 0.5, ml: 'auto' }}>
        {price !== null && <Price cents={price * quantity} size="small" />}
        {formerPrice !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {t('review.priceWas', { price: money(formerPrice * quantity) })}
          </Box>
        )}
        {isGone && <Box sx={{ color: 'error.main', fontWeight: 700 }}>{t('review.unavailable')}</Box>}
      </Box>
      {/* Over the whole width: one line, also with the card's name. */}
      {!isGone && !isUseShared && line.faremedia_id !== undefined && (
        <Box
          sx={{
            flexBasis: '100%',
            minWidth: 0,
            overflowWrap: 'anywhere',
            color: 'text.secondary',
            fontSize: '0.9375rem',
          }}
        >
          <CardOfLine line={line} />
        </Box>
      )}
    </Box>
  )
}
