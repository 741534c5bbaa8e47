import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Button } from '../../../shared/ui/Button'
import { undoRequested } from '../state/cartRequests'
import { focusHeadingWhenLost } from '../state/focusAfterRemoval'
import { selectRemoval } from './removalsSlice'
import type { Removal } from './removalsSlice'

/** Offers to undo the last removal. It stays until the next removal, or until the visitor leaves the cart. */
export function UndoOffer() {
  const removal = useAppSelector(selectRemoval)
  return removal && <UndoBar key={removal.id} removal={removal} />
}

function UndoBar({ removal: { id, taken } }: { removal: Removal }) {
  const { t } = useTranslation('cart')
  const dispatch = useAppDispatch()
  useEffect(() => focusHeadingWhenLost, [])
  const [first] = taken
  const text =
    taken.length === 1 && first
      ? t('undo.line', { name: first.line.name })
      : t('undo.lines', { count: taken.reduce((sum, { line }) => sum + line.quantity, 0) })
  return (
    <Box
      role="group"
      aria-label={text}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 52,
        py: 0.5,
        pl: 2,
        pr: 1,
        borderRadius: 1,
        border: '2px dashed',
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        {text}
      </Box>
      <Button
        aria-label={t('undo.undoWhat', { what: text })}
        onClick={() => dispatch(undoRequested(id))}
        sx={{ flexShrink: 0 }}
      >
        {t('undo.undo')}
      </Button>
    </Box>
  )
}
