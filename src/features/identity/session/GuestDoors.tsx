import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { Glyph } from '../../../shared/ui/Glyph'
import { riderGlyph } from '../../../shared/ui/glyphs/frame'
import { ticketGlyph } from '../../../shared/ui/glyphs/products'

/** What a visitor can do without signing in. */
export type GuestGoal = 'checkout' | 'order'

interface GuestDoorsProps {
  goal: GuestGoal
  onGuest: () => void
  onSignIn: () => void
}

const texts = {
  checkout: { guestDetail: 'signIn.guestDetail', riderDetail: 'signIn.riderDetail' },
  order: { guestDetail: 'signIn.orderDetail', riderDetail: 'signIn.orderInAccount' },
} as const

/** Offers both ways to the goal as equals (CART-08). */
export function GuestDoors({ goal, onGuest, onSignIn }: GuestDoorsProps) {
  const { t } = useTranslation('session')
  const { guestDetail, riderDetail } = texts[goal]
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Door glyph={ticketGlyph} name={t('signIn.guest')} detail={t(guestDetail)} onOpen={onGuest} />
      <Door glyph={riderGlyph} name={t('signIn.title')} detail={t(riderDetail)} onOpen={onSignIn} />
    </Box>
  )
}

interface DoorProps {
  glyph: string
  name: string
  detail: string
  onOpen: () => void
}

function Door({ glyph, name, detail, onOpen }: DoorProps) {
  const id = useId()
  return (
    <Button
      variant="outlined"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-detail`}
      onClick={onOpen}
      startIcon={<Glyph shape={glyph} size={32} />}
      sx={{
        justifyContent: 'flex-start',
        gap: 2,
        minHeight: 84,
        py: 1.5,
        px: { xs: 2, sm: 3.5 },
        textAlign: 'start',
        textWrap: 'pretty',
        '& svg': { flexShrink: 0 },
      }}
    >
      <span>
        <Box component="span" id={`${id}-name`} sx={{ display: 'block', fontSize: '1.125rem' }}>
          {name}
        </Box>
        <Box
          component="span"
          id={`${id}-detail`}
          sx={{
            display: 'block',
            mt: 0.25,
            fontSize: '0.9375rem',
            fontWeight: 400,
            color: 'text.secondary',
            // Words of a Chinese button stay whole; this is a sentence.
            wordBreak: 'normal',
          }}
        >
          {detail}
        </Box>
      </span>
    </Button>
  )
}
