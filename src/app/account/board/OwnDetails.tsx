import { useTranslation } from 'react-i18next'
import { ownRecord } from '../../../features/identity/registration/onDemand'
import { selectUser } from '../../../features/identity/session'
import { formatAddress, savedAddresses } from '../../../features/paying/addresses/onDemand'
import { paymentMethods, useMethodName } from '../../../features/paying/payment/onDemand'
import { addressLine } from '../../../shared/locales/lists'
import { paths } from '../../../shared/paths'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote, useShownRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { BoardPart, Rows } from './BoardPart'
import { PartFailed } from '../../../shared/ui/page/PartFailed'

export function OwnDetails() {
  const { t, i18n } = useTranslation('account')
  const user = useAppSelector(selectUser)
  // It starts last, after what the page is opened for.
  useRemote(ownRecord)
  const methods = valueOf(useAppSelector(paymentMethods.select)) ?? []
  const addresses = useShownRemote(savedAddresses)
  const saved = valueOf(addresses) ?? []
  const nameOf = useMethodName()
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const method = methods.find(({ is_default }) => is_default)
  const address = saved.find(({ is_default }) => is_default) ?? saved[0]
  return (
    <BoardPart title={t('you.title')}>
      <Rows>
        <div>
          <dt>{t('you.profile')}</dt>
          <dd>
            <TextLink to={paths.accountProfile}>{name || user?.email}</TextLink>
          </dd>
        </div>
        {method && (
          <div>
            <dt>{t('methods.title')}</dt>
            <dd>
              <TextLink to={paths.accountPaymentMethods}>
                <MaskedName>{nameOf(method)}</MaskedName>
              </TextLink>
            </dd>
          </div>
        )}
        {(address || addresses.status === 'failed') && (
          <div>
            <dt>{t('address.title')}</dt>
            <dd>
              {address && (
                <TextLink to={paths.accountAddresses}>{addressLine(formatAddress(address, i18n.language))}</TextLink>
              )}
              {addresses.status === 'failed' && <PartFailed error={addresses.error} onRetry={addresses.retry} />}
            </dd>
          </div>
        )}
      </Rows>
    </BoardPart>
  )
}
