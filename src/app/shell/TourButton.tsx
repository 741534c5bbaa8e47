import { useTranslation } from 'react-i18next'
import { selectSettings } from '../../features/identity/settings'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { HeaderButton } from './HeaderButton'
import { tourRequested } from '../welcome/tourSlice'

/** Starts the tour (LAND-02, NAV-05). */
export function TourButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { features } = useAppSelector(selectSettings)
  if (!features.tour) return null
  return (
    <HeaderButton type="button" data-tour="again" onClick={() => dispatch(tourRequested())}>
      {t('nav.tour')}
    </HeaderButton>
  )
}
