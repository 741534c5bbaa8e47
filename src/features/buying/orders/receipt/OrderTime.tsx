import { useContext } from 'react'
import { DateTime } from '../../../../shared/ui/DateTime'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { OnPaper, OnScreen } from './receiptSheet'

/** Paper names the time zone, and a screen where the rider's clock shows another time. */
export function OrderTime({ iso }: { iso: string }) {
  const timeZone = useContext(TimeZoneContext)
  const at = new Date(iso)
  const isOwnTime = at.toLocaleString('en') === at.toLocaleString('en', { timeZone })
  if (!isOwnTime || Number.isNaN(at.getTime())) return <DateTime iso={iso} zone />
  return (
    <>
      <OnScreen>
        <DateTime iso={iso} show="words" />
      </OnScreen>
      <OnPaper>
        <DateTime iso={iso} zone />
      </OnPaper>
    </>
  )
}
