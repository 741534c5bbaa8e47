import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { RenewablePass } from '../../../api/contract/cards/renewals'
import { useAppDispatch } from '../../../shared/store'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { Price } from '../../../shared/ui/Price'
import { renewalAsked } from './renewals'

const Passes = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${palette.divider}`,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
})

interface OtherPassesProps {
  card: string
  passes: RenewablePass[]
  /** A blocked card takes no new renewal. */
  isBlocked: boolean
}

export function OtherPasses({ card, passes, isBlocked }: OtherPassesProps) {
  const { t } = useTranslation('renewals')
  const dispatch = useAppDispatch()
  return (
    <Box component="section" aria-labelledby="renewable" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="renewable" component="h2" variant="h3">
        {t('others.title')}
      </Typography>
      {isBlocked && <Typography sx={{ color: 'text.secondary' }}>{t('others.blocked')}</Typography>}
      <Passes role="list">
        {passes.map((pass) => (
          <li key={pass.pass_id}>
            <div>
              <strong>
                <bdi>{pass.name}</bdi>
              </strong>
              <div>
                <Price cents={pass.price ?? null} size="small" />
              </div>
            </div>
            {!isBlocked && (
              <Button
                variant="outlined"
                aria-label={t('others.setUpFor', { name: pass.name })}
                onClick={() => dispatch(renewalAsked({ card, pass }))}
              >
                {t('others.setUp')}
              </Button>
            )}
          </li>
        ))}
      </Passes>
    </Box>
  )
}
