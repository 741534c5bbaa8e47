import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import type { ButtonLook } from '../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../i18n/lazyPart'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { palette } from '../../../shared/ui/colours/palette'
import { rounded } from '../../../shared/ui/rounded'

const VirtualCardForm = lazyPart(() => import('./VirtualCardForm'))

/** One below the other, each with its button at the end of its row; side by side on a wide screen. */
const Ways = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    padding: 20,
    border: `1px solid ${palette.divider}`,
    borderRadius: rounded(14),
    background: palette.surface,
  },
  '& p': { flex: '1 1 240px', margin: 0 },
  '& form': { width: '100%' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > li': { flexDirection: 'column', alignItems: 'start' },
    '& p': { flex: 'none' },
  },
}))

/** The ways to another card: link one that the rider holds or taps, or get a virtual one. */
export function MoreCards() {
  const { t } = useTranslation('cardManagement')
  return (
    <Box component="section" aria-labelledby="more-cards" sx={{ mt: 6 }}>
      <Typography id="more-cards" variant="h2">
        {t('more.title')}
      </Typography>
      <Ways role="list">
        <Way text={t('more.physicalText')}>
          <LinkButton variant="outlined" to={paths.linkPhysical}>
            {t('more.physical')}
          </LinkButton>
        </Way>
        <Way text={t('more.bankText')}>
          <LinkButton variant="outlined" to={paths.linkBankCard}>
            {t('more.bank')}
          </LinkButton>
        </Way>
        <Way text={t('more.virtualText')}>
          <VirtualCard />
        </Way>
      </Ways>
    </Box>
  )
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <p>{text}</p>
      {children}
    </li>
  )
}

/** A button that becomes the form. The form loads only when it is opened. */
export function VirtualCard({ variant = 'outlined' }: ButtonLook) {
  const { t } = useTranslation('cardManagement')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    focusWhenLost(() => opener.current)
  }
  if (isOpen)
    return (
      <Suspense
        fallback={<SkeletonBar aria-hidden data-waiting shade="faint" style={{ width: '100%', height: 150 }} />}
      >
        <VirtualCardForm onCancel={close} />
      </Suspense>
    )
  return (
    <Button ref={opener} variant={variant} onClick={() => setOpen(true)}>
      {t('more.virtual')}
    </Button>
  )
}
