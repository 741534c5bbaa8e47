import Box from '@mui/material/Box'
import { useContext, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreContext } from '../../../shared/store'
import { DateTime } from '../../../shared/ui/DateTime'
import { errorText } from '../../../shared/ui/page/errorText'
import { Price } from '../../../shared/ui/Price'
import { RetryButton } from '../../../shared/ui/buttons/RetryButton'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { Told } from '../../../shared/ui/told/Told'
import { upcomingFeature } from './upcomingFeature'
import { useChargedName } from './useChargedName'
import { useUpcoming } from './useUpcoming'

const shown = 3

/** The next three charges, for the account's overview. They load and fail on their own (ACC-15). */
export function NextCharges() {
  const { t } = useTranslation('upcoming')
  const reason = useId()
  const store = useContext(StoreContext)
  // Before the reads: what answers them has to be there.
  useEffect(() => store?.attach(upcomingFeature), [store])
  const { upcoming, error, reload } = useUpcoming({ once: true })
  const chargedName = useChargedName()
  if (error)
    return (
      <Box role="alert">
        <Box id={reason}>
          <Told of={errorText(error)} />
        </Box>
        <RetryButton error={error} reason={reason} onRetry={reload} inRow />
      </Box>
    )
  if (!upcoming) return <SkeletonLines lines={4} />
  const { charges, atThreshold, atOther } = upcoming
  if (charges.length === 0)
    return <>{t(atThreshold.length > 0 ? 'next.atThreshold' : atOther.length > 0 ? 'next.other' : 'next.none')}</>
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {charges.slice(0, shown).map(({ id, day, amount, of }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box component="span" sx={{ fontWeight: 700 }}>
            <DateTime iso={day} show="day" />
          </Box>
          <span>{chargedName(of).name}</span>
          <Box component="span" sx={{ ml: 'auto' }}>
            <Price cents={amount} size="small" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
