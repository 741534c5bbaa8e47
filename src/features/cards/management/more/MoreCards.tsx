import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormInPlace } from '../../../../shared/forms/FormInPlace'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import type { ButtonLook } from '../../../../shared/ui/buttons/Button'
import { lazyPart } from '../../../../i18n/lazyPart'
import { Glyph } from '../../../../shared/ui/Glyph'
import { bankGlyph, cardGlyph, phoneGlyph, shippingGlyph } from '../../../../shared/ui/glyphs/products'
import { palette } from '../../../../shared/ui/colours/palette'
import { selectSettings } from '../../../identity/settings'
import { rounded } from '../../../../shared/ui/rounded'

const VirtualCardForm = lazyPart(() => import('./VirtualCardForm'))

/** The ways are side by side on a wide screen. The whole tile can be pressed. */
const Ways = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4px 16px',
    padding: 20,
    border: `1px solid ${palette.divider}`,
    borderRadius: rounded(14),
    background: palette.surface,
  },
  '& > li:has(> [data-variant]:hover)': { borderColor: palette.outline },
  '& > li > svg': { gridRow: '1 / span 2', alignSelf: 'start', color: palette.primary },
  '& p': { gridColumn: 2, margin: 0, color: palette.textSoft, textWrap: 'wrap' },
  '& > li > [data-variant]': {
    order: -1,
    justifySelf: 'start',
    gridColumn: 2,
    minHeight: 28,
    padding: 0,
    textAlign: 'start',
    fontSize: '1.125rem',
    '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: rounded(14) },
  },
  '& form': { gridColumn: '1 / -1', marginTop: 12 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 32,
    '&:has(> :nth-of-type(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
  },
}))

interface MoreCardsProps {
  /** Whether the operator's cards by mail are a way, too. */
  byMail?: boolean
}

export function MoreCards({ byMail = false }: MoreCardsProps) {
  const { t } = useTranslation('cardManagement')
  const { hidePhysical } = useAppSelector(selectSettings).features
  return (
    <Box component="section" aria-labelledby="more-cards" sx={{ mt: 6 }}>
      <Typography id="more-cards" component="h2" variant="h3">
        {t('more.title')}
      </Typography>
      <Ways role="list">
        <Way shape={cardGlyph} text={t('more.physicalText')}>
          <LinkButton to={paths.linkPhysical}>{t('more.physical')}</LinkButton>
        </Way>
        <Way shape={bankGlyph} text={t('more.bankText')}>
          <LinkButton to={paths.linkBankCard}>{t('more.bank')}</LinkButton>
        </Way>
        <Way shape={phoneGlyph} text={t('more.virtualText')}>
          <VirtualCard variant="text" />
        </Way>
        {byMail && !hidePhysical && (
          <Way shape={shippingGlyph} text={t('more.mailText')}>
            <LinkButton to={paths.physical}>{t('more.mail')}</LinkButton>
          </Way>
        )}
      </Ways>
    </Box>
  )
}

function Way({ shape, text, children }: { shape: string; text: string; children: ReactNode }) {
  return (
    <li>
      <Glyph shape={shape} size={28} />
      <p>{text}</p>
      {children}
    </li>
  )
}

export function VirtualCard({ variant = 'outlined' }: ButtonLook) {
  const { t } = useTranslation('cardManagement')
  return (
    <FormInPlace variant={variant} text={t('more.virtual')} form={(close) => <VirtualCardForm onCancel={close} />} />
  )
}
