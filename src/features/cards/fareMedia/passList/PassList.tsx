import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CardPass } from '../../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../../shared/locales/lists'
import { palette } from '../../../../shared/ui/colours/palette'
import { DateTime } from '../../../../shared/ui/DateTime'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { PassState } from './PassState'
import { isOnItsWay, isUsable, passStatus, usesLeft } from './passStatus'

interface PassListProps {
  passes: CardPass[]
  notShown: number
  headingId: string
  emptyText: string
}

const Passes = styled('ul')({
  display: 'grid',
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 16px', padding: '12px 0' },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
})

export function PassList({ passes, notShown, headingId, emptyText }: PassListProps) {
  const { t } = useTranslation('passes')
  return (
    <>
      <Typography id={headingId} component="h2" variant="h3">
        {t('title')}
      </Typography>
      {passes.length === 0 ? (
        notShown === 0 && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{emptyText}</Typography>
      ) : (
        <Passes role="list">
          {passes.map((pass) => (
            <li key={pass.pass_id}>
              <Pass pass={pass} />
            </li>
          ))}
        </Passes>
      )}
      {notShown > 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('notShown', { count: notShown })}</Typography>
      )}
    </>
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
