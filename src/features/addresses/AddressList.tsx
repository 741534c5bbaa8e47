import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '../../api/contract/addresses'
import { focusWhenLost } from '../../shared/focus/moveFocus'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { faultIn } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { LinkButton } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { LineWithStops } from '../../shared/ui/lines/LineWithStops'
import { Page } from '../../shared/ui/Page'
import { UndoBar } from '../../shared/ui/records/UndoBar'
import { Told } from '../../shared/ui/told/Told'
import { addressChange } from './addressBook'
import type { AddressChange } from './addressBook'
import { AddressStop } from './AddressStop'
import { Letter } from './letterDrawing'

/** The saved addresses as stops of a line. A removal can be undone until the page is left. */
export function AddressList({ addresses }: { addresses: SavedAddress[] }) {
  const { t } = useTranslation('addresses')
  const dispatch = useAppDispatch()
  const change = useAppSelector(addressChange.select)
  const [asked, setAsked] = useState<Exclude<AddressChange, { act: 'save' }>>()
  const removed = useLastRemoval(change)
  useEffect(() => {
    dispatch(addressChange.opened())
    return () => void dispatch(addressChange.dropped())
  }, [dispatch])
  const isBusy = change.status === 'sending'
  const act = (wanted: NonNullable<typeof asked>) => {
    if (isBusy) return
    setAsked(wanted)
    dispatch(addressChange.requested(wanted))
  }
  const errors = faultIn(change)?.errors ?? []
  const add = (
    <LinkButton variant={addresses.length ? 'outlined' : 'contained'} to={paths.accountNewAddress}>
      {t('add')}
    </LinkButton>
  )
  return (
    <Page title={t('title')} lead={addresses.length ? t('lead') : undefined}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {asked && errors.length > 0 && (
          <Alert severity="error" title={t(`failure.${asked.act}`, { address: asked.saved.address1 })}>
            <Told of={errors} />
          </Alert>
        )}
        {removed && (
          <UndoBar
            text={t('removed', { address: removed.address1 })}
            busy={isBusy && asked?.act === 'restore'}
            onUndo={() => act({ act: 'restore', saved: removed })}
          />
        )}
        {addresses.length === 0 ? (
          <EmptyState picture={Letter} title={t('none.title')} text={t('none.text')} action={add} />
        ) : (
          <>
            <LineWithStops as="ul">
              {addresses.map((saved) => (
                <AddressStop
                  key={saved.id}
                  saved={saved}
                  busy={isBusy && asked?.saved.id === saved.id ? asked.act : undefined}
                  onAct={(what) => act({ act: what, saved })}
                />
              ))}
            </LineWithStops>
            <Box>{add}</Box>
          </>
        )}
      </Box>
    </Page>
  )
}

/** Returns the address whose removal can be undone: the last one, until it is back. */
function useLastRemoval(change: ReturnType<typeof addressChange.select>): SavedAddress | undefined {
  const [removed, setRemoved] = useState<SavedAddress>()
  const [seen, setSeen] = useState(change)
  if (seen !== change) {
    setSeen(change)
    if (change.status === 'done' && change.value.act === 'remove') setRemoved(change.value.saved)
    if (change.status === 'done' && change.value.act === 'restore') setRemoved(undefined)
  }
  useEffect(() => focusWhenLost(), [removed])
  return removed
}
