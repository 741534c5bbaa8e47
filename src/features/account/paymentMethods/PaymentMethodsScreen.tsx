import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { lazyPart } from '../../../i18n/lazyPart'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { NothingFound } from '../../../shared/ui/pictures/drawings'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { paymentMethods } from '../../paying/payment/onDemand'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { methodChange, methodChangeFeature } from './methodChange'
import { MethodList } from './MethodList'
import { MethodListSkeleton } from './MethodListSkeleton'
import { useAddedKinds } from './useAddedKinds'

export const feature = methodChangeFeature

/** The list needs no form. */
const AddMethod = lazyPart(async () => ({ default: (await import('./AddMethod')).AddMethod }))

/** The saved payment methods (ACC-09): their list, or the form of a new one. */
export default function PaymentMethodsScreen() {
  const { t } = useTranslation('paymentMethods')
  const dispatch = useAppDispatch()
  const { act, kind } = useParams()
  const methods = useAppSelector(paymentMethods.select)
  const kinds = useAddedKinds()
  // The list is read again with each of its pages: another tab or device may have changed it.
  useEffect(() => {
    dispatch(paymentMethods.requested())
    dispatch(methodChange.opened())
    // An answer that comes later changes the list, but opens no page.
    return () => void dispatch(methodChange.dropped())
  }, [dispatch, act, kind])
  const added = act === 'add' ? kinds.find((one) => one === kind) : undefined
  if (act !== undefined && !added) return <Missing />
  const title = added ? t(`add.${added}`) : t('title')
  if (methods.status === 'failed')
    return (
      <Page title={title}>
        <FailurePanel title={t('failed')} error={methods.error} onRetry={() => dispatch(paymentMethods.requested())} />
      </Page>
    )
  const skeleton = <Page title={title}>{added ? <SkeletonCard height={440} lines={8} /> : <MethodListSkeleton />}</Page>
  if (methods.status !== 'loaded') return skeleton
  if (added)
    return (
      <Suspense fallback={skeleton}>
        <AddMethod key={added} kind={added} isFirst={methods.value.length === 0} />
      </Suspense>
    )
  return <MethodList methods={methods.value} kinds={kinds} />
}

function Missing() {
  const { t } = useTranslation('paymentMethods')
  return (
    <Page title={t('add.title')}>
      <EmptyState
        picture={NothingFound}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton variant="contained" to={paths.accountPaymentMethods}>
            {t('missing.action')}
          </LinkButton>
        }
      />
    </Page>
  )
}
