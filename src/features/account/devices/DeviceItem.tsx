import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
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

const Item = styled('div')({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '12px 16px',
  overflowWrap: 'anywhere',
  '& > svg': { color: palette.textSoft },
  '& > div': { display: 'grid', gap: 12 },
  '& h2': { margin: '0 0 -8px', fontSize: '1.125rem', fontWeight: 700 },
  '& b': { fontWeight: 400, whiteSpace: 'nowrap' },
  '& > div + div': { gridColumn: 2, display: 'flex', gap: 0 },
  // The buttons stand at the end of the row.
  '@media (min-width: 600px)': {
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    '& > div + div': { gridColumn: 3, alignSelf: 'start', marginTop: -10 },
  },
})

const Soft = styled('div')({ color: palette.textSoft })

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
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Item>
        <Glyph shape={phoneGlyph} size={28} />
        <div>
          <h2>{name}</h2>
          <Soft>
            {device.is_active && <div>{t('active')}</div>}
            {device.model && device.model !== name && <div>{t('model', { model: device.model })}</div>}
            {device.last_used && (
              <div>
                {withBlank(t('lastUsed'))}
                <b>
                  <When iso={device.last_used} inSentence />
                </b>
              </div>
            )}
          </Soft>
          <DeviceTickets tickets={device.tickets.good} />
          {isRenaming && (
            <RenameDevice device={device} ownsChange={form.ownsChange} onSent={form.onRenameSent} onDone={close} />
          )}
        </div>
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
      </Item>
    </Paper>
  )
}
