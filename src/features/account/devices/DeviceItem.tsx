import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { withBlank } from '../../../shared/locales/lists'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { TextButtons } from '../../../shared/ui/buttons/TextButtons'
import { When } from '../../../shared/ui/When'
import { Glyph } from '../../../shared/ui/Glyph'
import { phoneGlyph } from '../../../shared/ui/glyphs/products'
import { palette } from '../../../shared/ui/colours/palette'
import { DeviceTickets } from './DeviceTickets'
import { RenameDevice } from './RenameDevice'
import { useDeviceName } from './useDeviceName'

interface DeviceItemProps {
  device: Device
  isRemoving: boolean
  isRenaming: boolean
  /** The change under way, and its outcome, are of the form. */
  ownsChange: boolean
  onRename: () => void
  onRenameSent: () => void
  onRenamed: () => void
  onRemove: () => void
}

export function DeviceItem({ device, isRemoving, isRenaming, onRename, onRemove, ...form }: DeviceItemProps) {
  const { t } = useTranslation('devices')
  const name = useDeviceName()(device)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    form.onRenamed()
    focusWhenLost(() => opener.current)
  }
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: { xs: 1.5, sm: 3 }, rowGap: 0.5 }}
      >
        <Box sx={{ color: palette.textSoft }}>
          <Glyph shape={phoneGlyph} size={28} />
        </Box>
        <Box component="h2" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 700 }}>
          {name}
        </Box>
        <Box sx={{ gridColumn: 2, display: 'grid', gap: 1.5 }}>
          <Box sx={{ color: palette.textSoft }}>
            {device.is_active && <Box>{t('active')}</Box>}
            {device.model && device.model !== name && <Box>{t('model', { model: device.model })}</Box>}
            {device.last_used && (
              <Box>
                {withBlank(t('lastUsed'))}
                <When iso={device.last_used} inSentence />
              </Box>
            )}
          </Box>
          <DeviceTickets tickets={device.tickets.good} />
          {isRenaming && (
            <RenameDevice device={device} ownsChange={form.ownsChange} onSent={form.onRenameSent} onDone={close} />
          )}
          <TextButtons>
            {!isRenaming && (
              <Button ref={opener} aria-label={t('about.rename', { device: name })} onClick={onRename}>
                {t('rename')}
              </Button>
            )}
            <BusyButton busy={isRemoving} aria-label={t('about.remove', { device: name })} onClick={onRemove}>
              {t('remove')}
            </BusyButton>
          </TextButtons>
        </Box>
      </Box>
    </Paper>
  )
}
