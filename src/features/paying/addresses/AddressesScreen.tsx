import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { NothingFound } from '../../../shared/ui/pictures/drawings'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { Page } from '../../../shared/ui/page/Page'
import { selectRiderId } from '../../identity/session'
import { addressBook } from './addressBook'
import { AddressEditor } from './AddressEditor'
import { AddressList } from './AddressList'
import { AddressListSkeleton } from './AddressListSkeleton'
import { savedAddresses } from './savedAddresses'

export const feature = addressBook

/** The saved addresses (ACC-10): their list, the form of one of them, or the form of a new one. */
export default function AddressesScreen() {
  const { t } = useTranslation('addresses')
  const dispatch = useAppDispatch()
  const { addressId } = useParams()
  const saved = useAppSelector(savedAddresses.select)
  const owner = useAppSelector(selectRiderId)
  const read = () => dispatch(savedAddresses.requested())
  // The list is read again with each of its pages: another tab or device may have changed it.
  useEffect(() => void dispatch(savedAddresses.requested()), [dispatch, addressId])
  const isList = addressId === undefined
  const title = isList ? t('title') : addressId === 'new' ? t('new.title') : t('edit.title')
  if (saved.status === 'failed')
    return (
      <Page title={title}>
        <FailurePanel title={t('failed')} error={saved.error} onRetry={read} />
      </Page>
    )
  if (saved.status !== 'loaded' || owner === undefined)
    return <Page title={title}>{isList ? <AddressListSkeleton /> : <FormSkeleton fields={8} hasMoreActions />}</Page>
  if (isList) return <AddressList addresses={saved.value} />
  return (
    <AddressEditor
      key={addressId}
      id={addressId === 'new' ? null : addressId}
      addresses={saved.value}
      owner={owner}
      title={title}
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
