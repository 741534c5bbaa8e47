import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPass, FareMedium } from '../../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../../shared/locales/lists'
import { Link } from '../../../../shared/navigation/Link'
import { palette } from '../../../../shared/ui/colours/palette'
import { DateTime } from '../../../../shared/ui/DateTime'
import { Disclosure } from '../../../../shared/ui/Disclosure'
import { Glyph } from '../../../../shared/ui/Glyph'
import { onwardGlyph } from '../../../../shared/ui/glyphs/acts'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { PassState } from './PassState'
import { isOnItsWay, isOver, isUsable, passStatus, usesLeft } from './passStatus'

const Soft = styled('p')({ margin: '8px 0 0', color: palette.textSoft })

interface PassListProps {
  card: FareMedium
  /** The page with all about the passes. */
  to?: string
}

const Passes = styled('ul')({
  display: 'grid',
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${palette.divider}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& + details': { marginTop: 8 },
  'details > &': { marginTop: 4 },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
})

const Way = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: 'inherit',
  textDecoration: 'none',
  '& svg': { color: palette.primary },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
})

/** Lists a card's passes on the paper of the page. Those that are over are folded. */
export function PassList({ card: { passes, passesDropped }, to }: PassListProps) {
  const { t } = useTranslation(['passes', 'fareMedia'])
  const id = useId()
  const over = passes.filter(isOver)
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3">
        {to ? (
          <Way to={to}>
            {t('title')}
            <Glyph shape={onwardGlyph} size={18} />
          </Way>
        ) : (
          t('title')
        )}
      </Typography>
      {passes.length === 0 && passesDropped === 0 && <Soft>{t('fareMedia:noPasses')}</Soft>}
      <List passes={passes.filter((pass) => !isOver(pass))} />
      {over.length > 0 && (
        <OverPasses count={over.length}>
          <List passes={over} />
        </OverPasses>
      )}
      {passesDropped > 0 && <Soft>{t('notShown', { count: passesDropped })}</Soft>}
    </section>
  )
}

export function OverPasses({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('passes')
  return <Disclosure summary={t('over', { count })}>{children}</Disclosure>
}

function List({ passes }: { passes: CardPass[] }) {
  if (passes.length === 0) return null
  return (
    <Passes role="list">
      {passes.map((pass) => (
        <li key={pass.pass_id}>
          <Pass pass={pass} />
        </li>
      ))}
    </Passes>
  )
}

function Pass({ pass }: { pass: CardPass }) {
  const { t } = useTranslation('passes')
  const status = passStatus(pass)
  const day = useNamedDay()(pass.expiration_date)
  return (
    <>
      <div>
        <Box component="strong">
          <bdi>{pass.name}</bdi>
        </Box>
        {isUsable(pass) && <small>{usesText()}</small>}
        {isOnItsWay(pass) && (
          <small>
            {withBlank(t('usableFrom'))}
            <DateTime iso={pass.usable_from ?? ''} zone />
          </small>
        )}
        {day && status !== 'spoiled' && <small>{t(status === 'expired' ? 'ended' : 'until', { day })}</small>}
      </div>
      <PassState pass={pass} />
    </>
  )

  function usesText(): string {
    const left = usesLeft(pass)
    return left === undefined ? t('unlimited') : t('left', { count: left })
  }
}
