import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withBlank } from '../../../../shared/locales/lists'
import { formatMoney } from '../../../../shared/locales/money'
import { afterPaint } from '../../../../shared/ui/page/afterPaint'
import { Price } from '../../../../shared/ui/Price'
import { QuantityStepper } from '../../../../shared/ui/stepper/QuantityStepper'
import { TicketCard } from '../../../../shared/ui/TicketCard'
import { safeColour } from '../../../../shared/ui/colours/colour'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { IconButton } from '../../../../shared/ui/buttons/Button'
import { Glyph } from '../../../../shared/ui/Glyph'
import { RemotePicture } from '../../../../shared/ui/pictures/RemotePicture'
import { removeGlyph } from '../../../../shared/ui/glyphs/acts'
import { selectSettings } from '../../../identity/settings'
import { CartLineDetails } from './CartLineDetails'
import type { CartLine } from '../state/cartLine'
import { selectLine } from '../state/cartSlice'
import { lineRemovalRequested, quantityRequested } from '../state/cartRequests'
import { focusAfterRemoval } from '../undo/focusAfterRemoval'

interface CartLineRowProps {
  lineKey: string
  /** Decides where the focus goes when the line is removed. */
  index: number
  /** The drawer shows no picture or description, and headings a level deeper. */
  compact?: boolean
}

/** Shows one line. It is memoised, so that a change renders only its own line. */
export const CartLineRow = memo(function CartLineRow({ lineKey: key, index, compact = false }: CartLineRowProps) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  const row = useRef<HTMLLIElement>(null)
  const line = useAppSelector((state) => selectLine(state, key))
  const { limits } = useAppSelector(selectSettings)
  const changeQuantity = useCallback(
    (quantity: number) => afterPaint(() => dispatch(quantityRequested({ key, quantity }))),
    [dispatch, key],
  )
  if (!line) return null
  const remove = () => {
    focusAfterRemoval(row.current, index)
    dispatch(lineRemovalRequested(key))
  }
  const removal = (
    <IconButton onClick={remove} aria-label={t('remove', { name: line.name })} data-cart-remove="" sx={removalSize}>
      <Glyph shape={removeGlyph} size={24} />
    </IconButton>
  )
  const stepper = !line.isGone && (
    <QuantityStepper
      value={line.quantity}
      min={1}
      max={Math.max(limits.maxQuantityPerAdd, line.quantity)}
      name={line.name}
      onChange={changeQuantity}
      size="small"
    />
  )
  return (
    <li ref={row}>
      {compact ? (
        <DrawerLine line={line} removal={removal} stepper={stepper} />
      ) : (
        <PageLine line={line} removal={removal} stepper={stepper} />
      )}
    </li>
  )
})

/** The sign is in line with name and price; its button is as large as a finger. */
const removalSize = { width: 44, height: 44, margin: '-10px -10px 0 0', justifySelf: 'end' }

/**
 * Price and quantity are side by side on a phone, else stacked. A former price comes late, after a refresh: on a phone the
 * second line has room for it, and it takes the place of the price of each.
 */
const stubSides = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  justifyItems: 'start',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 176,
  // Beside the line, all have one width, so that the perforations align.
  '@container (min-width: 30rem)': { width: 176 },
  '& [data-price]': { flex: '1 1 7em', display: 'grid', alignContent: 'center', minHeight: { xs: 52, sm: 0 } },
  '& [data-former]': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& :has([data-former]) + [data-each]': { display: { xs: 'none', sm: 'block' } },
}

interface LineParts {
  line: CartLine
  removal: ReactNode
  stepper: ReactNode
}

/** The details take a phone's whole width: beside the picture, long words would break. */
const ticketFront = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: {
    xs: '"picture name removal" "details details details"',
    sm: '"picture name removal" "picture details removal"',
  },
  gridTemplateRows: 'auto 1fr',
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: { xs: 1, sm: 0 },
  alignItems: 'start',
}

function PageLine({ line, removal, stepper }: LineParts) {
  return (
    <TicketCard
      colour={safeColour(line.theme?.background_color)}
      stub={
        <Box sx={stubSides}>
          <LinePrice line={line} />
          {stepper}
        </Box>
      }
    >
      <Box sx={ticketFront}>
        <Box
          sx={{
            gridArea: 'picture',
            width: { xs: 48, sm: 96 },
            '&:empty': { width: 0 },
            '& img': { width: '100%', height: 'auto', borderRadius: 1 },
          }}
        >
          <RemotePicture path={line.productImage} alt="" width={96} height={60} />
        </Box>
        <Box sx={{ gridArea: 'name', minWidth: 0 }}>
          <LineName level="h2" name={line.name} />
        </Box>
        <Box sx={{ gridArea: 'details', minWidth: 0 }}>
          <CartLineDetails line={line} compact={false} />
        </Box>
        <Box sx={{ gridArea: 'removal' }}>{removal}</Box>
      </Box>
    </TicketCard>
  )
}

function DrawerLine({ line, removal, stepper }: LineParts) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 2,
        rowGap: 1.5,
        py: 2.5,
        pl: 2,
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: '4px solid',
        borderLeftColor: safeColour(line.theme?.background_color) ?? 'primary.main',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <LineName level="h3" name={line.name} />
        <CartLineDetails line={line} compact />
      </Box>
      {removal}
      {stepper}
      <Box sx={{ alignSelf: 'center', justifySelf: 'end', textAlign: 'right' }}>
        <LinePrice line={line} />
      </Box>
    </Box>
  )
}

function LineName({ level, name }: { level: 'h2' | 'h3'; name: string }) {
  return (
    <Typography component={level} variant="subtitle1" sx={{ fontWeight: 700 }}>
      {name}
    </Typography>
  )
}

function LinePrice({ line }: { line: CartLine }) {
  const { t, i18n } = useTranslation('cart')
  if (line.isGone)
    return (
      <Box data-price="" sx={{ color: 'error.main', fontWeight: 700 }}>
        {t('refresh.gone')}
      </Box>
    )
  return (
    <div data-price="">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'inherit', columnGap: 1 }}>
        <Price cents={line.list_price * line.quantity} />
        {line.formerPrice !== undefined && (
          <Typography variant="body2" component="span" data-former="" sx={{ color: 'text.secondary' }}>
            {withBlank(t('refresh.was'))}
            {formatMoney(line.formerPrice * line.quantity, i18n.language)}
          </Typography>
        )}
      </Box>
      {line.quantity > 1 && (
        <Typography variant="body2" component="div" data-each="" sx={{ color: 'text.secondary' }}>
          {t('each', { price: formatMoney(line.list_price, i18n.language) })}
        </Typography>
      )}
    </div>
  )
}
