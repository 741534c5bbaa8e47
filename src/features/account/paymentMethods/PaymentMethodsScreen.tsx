import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { lazyPart } from '../../../i18n/lazyPart'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { NothingFound } from '../../../shared/ui/pictures/drawings'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Page } from '../../../shared/ui/page/Page'
import { FormPlace, RemotePage } from '../../../shared/ui/page/RemotePart'
import { paymentMethods } from '../../paying/payment/onDemand'
import { methodChange } from './methodChange'
import type { AddedKind } from './methodChange'
import { MethodList } from './MethodList'
import { MethodListSkeleton } from './MethodListSkeleton'
import { useAddedKinds } from './useAddedKinds'

const AddMethod = lazyPart(async () => ({ default: (await import('./AddMethod')).AddMethod }))

export default function PaymentMethodsScreen() {
  const { act, kind } = useParams()
  const kinds = useAddedKinds()
  const added = act === 'add' ? kinds.find((one) => one === kind) : undefined
  if (act !== undefined && !added) return <Missing />
  // The list is read again with each page, because it may have changed elsewhere.
  return <Methods key={added} added={added} kinds={kinds} />
}

function Methods({ added, kinds }: { added: AddedKind | undefined; kinds: AddedKind[] }) {
  const { t } = useTranslation('paymentMethods')
  const methods = useRemote(paymentMethods)
  // A late answer opens no page.
  useSubmission(methodChange)
  const frame = added
    ? { title: t(`add.${added}`), lead: added === 'paypal' ? undefined : t('add.safe'), form: true }
    : { title: t('title') }
  const skeleton = added ? <FormPlace height={440} /> : <MethodListSkeleton />
  return (
    <RemotePage of={methods} {...frame} failed={t('failed')} skeleton={skeleton}>
      {(list) =>
        added ? (
          <Suspense fallback={<Page {...frame}>{skeleton}</Page>}>
            <AddMethod kind={added} isFirst={list.length === 0} />
          </Suspense>
        ) : (
          <MethodList methods={list} kinds={kinds} />
        )
      }
    </RemotePage>
  )
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
