import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { NothingFound } from '../../../shared/ui/pictures/drawings'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { RemotePage } from '../../../shared/ui/page/RemotePart'
import { selectRiderId } from '../../identity/session'
import { AddressEditor } from './AddressEditor'
import { AddressList } from './AddressList'
import { AddressListSkeleton } from './AddressListSkeleton'
import { savedAddresses } from './savedAddresses'

export default function AddressesScreen() {
  const { addressId } = useParams()
  // The list is read again with each page, because it may have changed elsewhere.
  return <Addresses key={addressId} id={addressId} />
}

function Addresses({ id }: { id: string | undefined }) {
  const { t } = useTranslation('addresses')
  const saved = useRemote(savedAddresses)
  const isList = id === undefined
  const title = isList ? t('title') : id === 'new' ? t('new.title') : t('edit.title')
  return (
    <RemotePage
      of={saved}
      title={title}
      failed={t('failed')}
      skeleton={isList ? <AddressListSkeleton /> : <FormSkeleton fields={8} hasMoreActions />}
    >
      {(addresses) =>
        isList ? (
          <AddressList addresses={addresses} />
        ) : (
          <EditedAddress id={id === 'new' ? null : id} addresses={addresses} title={title} />
        )
      }
    </RemotePage>
  )
}

function EditedAddress(address: { id: string | null; addresses: SavedAddress[]; title: string }) {
  const { t } = useTranslation('addresses')
  const owner = useAppSelector(selectRiderId)
  if (owner === undefined) return null
  return (
    <AddressEditor
      {...address}
      owner={owner}
      missing={
        <EmptyState
          picture={NothingFound}
          title={t('missing.title')}
          text={t('missing.text')}
          action={
            <LinkButton variant="contained" to={paths.accountAddresses}>
              {t('missing.action')}
            </LinkButton>
          }
        />
      }
    />
  )
}
