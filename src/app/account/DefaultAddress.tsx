import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { savedAddresses } from '../../features/paying/addresses'
import { formatAddress } from '../../features/paying/addresses/onDemand'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { LinkButton } from '../../shared/ui/buttons/Button'
import { placeGlyph } from '../../shared/ui/glyphs/products'
import { PartOfRemote } from './PartOfRemote'

/** The address that orders are sent to unless another is chosen. */
export function DefaultAddress() {
  const { t, i18n } = useTranslation('account')
  const dispatch = useAppDispatch()
  const saved = useAppSelector(savedAddresses.select)
  useEffect(() => void dispatch(savedAddresses.requested()), [dispatch])
  return (
    <PartOfRemote
      title={t('address.title')}
      glyph={placeGlyph}
      of={saved}
      onRetry={() => dispatch(savedAddresses.requested())}
      action={(list) => (
        <LinkButton to={paths.accountAddresses}>{t(list?.length === 0 ? 'address.add' : 'address.manage')}</LinkButton>
      )}
    >
      {(list) => {
        const address = list.find(({ is_default }) => is_default) ?? list[0]
        if (!address) return t('address.none')
        return formatAddress(address, i18n.language).map((line) => <Box key={line}>{line}</Box>)
      }}
    </PartOfRemote>
  )
}
