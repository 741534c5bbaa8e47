import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Page } from '../../../shared/ui/page/Page'
import { UndoBar } from '../../../shared/ui/records/UndoBar'
import { addressChange } from './addressBook'
import type { AddressChange } from './addressBook'
import { Letter } from './letterDrawing'
import { SavedAddressItem } from './SavedAddressItem'

/** A removal can be undone until the page is left. */
export function AddressList({ addresses }: { addresses: SavedAddress[] }) {
  const { t } = useTranslation('addresses')
  const [change, send] = useSubmission(addressChange)
  const [asked, setAsked] = useState<Exclude<AddressChange, { act: 'save' }>>()
  const removed = useRemovals(change)
  const isBusy = change.status === 'sending'
  const act = (wanted: NonNullable<typeof asked>) => {
    if (isBusy) return
    setAsked(wanted)
    send(wanted)
  }
  const add = (
    <LinkButton variant={addresses.length ? 'outlined' : 'contained'} to={paths.accountNewAddress}>
      {t('add')}
    </LinkButton>
  )
  return (
    <Page title={t('title')} lead={addresses.length ? t('lead') : undefined}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Faults
          of={asked ? reasonsIn(change) : []}
          title={asked && t(`failure.${asked.act}`, { address: asked.saved.address1 })}
        />
        {removed.map((saved) => (
          <UndoBar
            key={saved.id}
            text={t('removed', { address: saved.address1 })}
            busy={isBusy && asked?.act === 'restore' && asked.saved.id === saved.id}
            onUndo={() => act({ act: 'restore', saved })}
          />
        ))}
        {addresses.length === 0 ? (
          <EmptyState picture={Letter} title={t('none.title')} text={t('none.text')} action={add} />
        ) : (
          <>
            <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {addresses.map((saved) => (
                <SavedAddressItem
                  key={saved.id}
                  saved={saved}
                  busy={isBusy && asked?.saved.id === saved.id ? asked.act : undefined}
                  onAct={(what) => act({ act: what, saved })}
                />
              ))}
            </Box>
            <Box>{add}</Box>
          </>
        )}
      </Box>
    </Page>
  )
}

function useRemovals(change: ReturnType<typeof addressChange.select>): SavedAddress[] {
  const [removed, setRemoved] = useState<SavedAddress[]>([])
  const [seen, setSeen] = useState(change)
  if (seen !== change) {
    setSeen(change)
    if (change.status === 'done' && change.value.act !== 'save') {
      const { act, saved } = change.value
      const others = removed.filter(({ id }) => id !== saved.id)
      if (act === 'remove') setRemoved([saved, ...others])
      if (act === 'restore') setRemoved(others)
    }
  }
  useEffect(() => focusWhenLost(), [removed])
  return removed
}
