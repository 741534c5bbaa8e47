import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import type { KeptAttempts } from './keptAttempts'
import { useAttempts } from './useAttempts'
import { Alert } from '../ui/Alert'
import { Button, LinkButton } from '../ui/buttons/Button'

interface MoneyObstacleProps {
  attempts: KeptAttempts
  owner: string
  onAgree: () => void
  /** The rider pressed to move money and nothing was sent, so the answer takes the focus. */
  isAnswer: boolean
  /** How to reach the operator, who can find out what the portal cannot. */
  contact: ReactNode
}

/**
 * Says why money waits for the rider's agreement: an earlier outcome cannot be found out, or another person's is open
 * in this browser (PAY-13).
 */
export function MoneyObstacle({ attempts, owner, onAgree, isAnswer, contact }: MoneyObstacleProps) {
  const { t } = useTranslation(['payment', 'shared'])
  const places = useMemo(() => [attempts.place], [attempts])
  const obstacle = useAttempts(places, () => {
    if (attempts.openOf(owner)?.isForgotten) return 'forgotten'
    return attempts.inTheWay(owner).length > 0 ? 'others' : undefined
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (obstacle && isAnswer) box.current?.focus()
  }, [obstacle, isAnswer])
  if (!obstacle) return null
  const isForgotten = obstacle === 'forgotten'
  return (
    <Alert
      ref={box}
      severity="warning"
      title={isForgotten ? t('payment:again.forgotten.title') : t('shared:openPayment.title')}
      tabIndex={-1}
      sx={{ mt: 3, scrollMarginTop: 96 }}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isForgotten && (
            <LinkButton color="inherit" to={paths.accountPurchases}>
              {t('payment:again.forgotten.history')}
            </LinkButton>
          )}
          <Button variant="outlined" color="inherit" onClick={onAgree}>
            {isForgotten ? t('payment:again.forgotten.go') : t('payment:again.others.go')}
          </Button>
        </Box>
      }
    >
      {isForgotten ? t('payment:again.forgotten.money') : t('shared:openPayment.others')}
      {isForgotten && contact}
    </Alert>
  )
}
