import Paper from '@mui/material/Paper'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { DraftNote } from '../../../shared/forms/saving/DraftNote'
import { useRecordForm } from '../../../shared/forms/saving/useRecordForm'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { selectUser } from '../../identity/session'
import { selectSettings } from '../../identity/settings'
import { addressChange } from './addressBook'
import { emptyAddress, valuesOf } from './addressFields'
import { AddressForm } from './AddressForm'

interface AddressEditorProps {
  /** Null for a new address. */
  id: string | null
  addresses: SavedAddress[]
  owner: string
  title: string
  missing: ReactNode
}

/** An address that was removed elsewhere is saved as a new one. */
export function AddressEditor({ id, addresses, owner, title, missing }: AddressEditorProps) {
  const { t } = useTranslation(['addresses', 'shared'])
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const { countries } = useAppSelector(selectSettings).operator
  const [change, send] = useSubmission(addressChange)
  const present = addresses.find((address) => address.id === id)
  const [first] = useState(present)
  const saved = present ?? first
  const record = useRecordForm({
    form: `address:${id ?? 'new'}`,
    owner,
    saved: saved
      ? valuesOf(saved)
      : emptyAddress(countries, { firstName: user?.first_name ?? '', lastName: user?.last_name ?? '' }),
    submission: change,
  })

  const leave = useEffectEvent(() => {
    record.forget()
    void navigate(paths.accountAddresses)
  })
  useEffect(() => {
    if (change.status === 'done' && change.value.act === 'save') leave()
  }, [change])

  if (id !== null && !saved) return <Page title={title}>{missing}</Page>
  return (
    <Page title={title} lead={saved?.is_default ? t('isDefault') : undefined} form>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        {record.isDraft && <DraftNote onDrop={record.reset} />}
        <AddressForm
          key={record.round}
          values={record.values}
          withDefault={addresses.length > 0 && !saved?.is_default}
          submitText={t('save')}
          {...formState(change)}
          onChange={record.change}
          onSubmit={(address, isDefault) => {
            const typed = { ...valuesOf(address), ...(isDefault && { is_default: 'true' }) }
            send({ act: 'save', id: present?.id ?? null, edit: record.editOf(typed) })
          }}
          extraActions={
            <LinkButton to={paths.accountAddresses} onClick={record.forget}>
              {t('shared:cancel')}
            </LinkButton>
          }
        />
      </Paper>
    </Page>
  )
}
