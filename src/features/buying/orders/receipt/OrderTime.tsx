import { DateTime } from '../../../../shared/ui/DateTime'
import { OnPaper, OnScreen } from './receiptSheet'

/** Paper names the time zone. On screen the order's date does, once. */
export const OrderTime = ({ iso }: { iso: string }) => (
  <>
    <OnScreen>
      <DateTime iso={iso} show="words" />
    </OnScreen>
    <OnPaper>
      <DateTime iso={iso} zone />
    </OnPaper>
  </>
)
