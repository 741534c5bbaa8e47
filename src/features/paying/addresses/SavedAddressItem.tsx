import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { paths } from '../../../shared/paths'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { formatAddress } from './formatAddress'

interface SavedAddressItemProps {
  saved: SavedAddress
  busy: 'makeDefault' | 'remove' | 'restore' | undefined
  onAct: (act: 'makeDefault' | 'remove') => void
}

export function SavedAddressItem({ saved, busy, onAct }: SavedAddressItemProps) {
  const { t, i18n } = useTranslation('addresses')
  const [name, ...lines] = formatAddress(saved, i18n.language)
  const about = { address: saved.address1 }
  return (
    <li>
      <Paper variant="outlined" sx={{ p: 2, pb: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Box sx={{ fontWeight: 700 }}>{name}</Box>
          {saved.is_default && <Box sx={{ color: 'text.secondary' }}>{t('default')}</Box>}
        </Box>
        {[...lines, saved.email ?? ''].filter(Boolean).map((line) => (
          <Box key={line}>{line}</Box>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1 }}>
          <LinkButton to={paths.accountAddress(saved.id)} aria-label={t('about.edit', about)}>
            {t('edit.link')}
          </LinkButton>
          {!saved.is_default && (
            <BusyButton
              busy={busy === 'makeDefault'}
              aria-label={t('about.makeDefault', about)}
              onClick={() => onAct('makeDefault')}
            >
              {t('makeDefault')}
            </BusyButton>
          )}
          <BusyButton busy={busy === 'remove'} aria-label={t('about.remove', about)} onClick={() => onAct('remove')}>
            {t('remove')}
          </BusyButton>
        </Box>
      </Paper>
    </li>
  )
}
