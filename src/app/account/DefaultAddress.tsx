import Box from '@mui/material/Box'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { savedAddresses } from '../../features/addresses'
import { formatAddress } from '../../features/addresses/onDemand'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/Button'
import { errorText } from '../../shared/ui/errorText'
import { placeGlyph } from '../../shared/ui/glyphs/products'
import { RetryButton } from '../../shared/ui/RetryButton'
import { SkeletonLines } from '../../shared/ui/SkeletonLines'
import { useText } from '../../shared/ui/useText'
import { OverviewPart } from './OverviewPart'

/** The address that orders are sent to unless another is chosen. */
export function DefaultAddress() {
  const { t, i18n } = useTranslation('account')
  const inWords = useText()
  const reason = useId()
  const dispatch = useAppDispatch()
  const saved = useAppSelector(savedAddresses.select)
  const read = () => dispatch(savedAddresses.requested())
  useEffect(() => void dispatch(savedAddresses.requested()), [dispatch])
  const list = saved.status === 'loaded' ? saved.value : []
  const address = list.find(({ is_default }) => is_default) ?? list[0]
  const isWaiting = saved.status === 'loading' || saved.status === 'idle'
  return (
    <OverviewPart
      title={t('address.title')}
      glyph={placeGlyph}
      busy={isWaiting}
      action={
        <LinkButton to={paths.accountAddresses}>{t(list.length > 0 ? 'address.manage' : 'address.add')}</LinkButton>
      }
    >
      {isWaiting && <SkeletonLines lines={4} />}
      {saved.status === 'loaded' && !address && t('address.none')}
      {address && formatAddress(address, i18n.language).map((line) => <Box key={line}>{line}</Box>)}
      {saved.status === 'failed' && (
        <Box role="alert">
          <Box id={reason}>{inWords(errorText(saved.error))}</Box>
          <RetryButton error={saved.error} reason={reason} onRetry={read} inRow />
        </Box>
      )}
    </OverviewPart>
  )
}
