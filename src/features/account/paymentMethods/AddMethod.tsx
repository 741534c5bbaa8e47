import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { dropDraft } from '../../../shared/forms/saving/useDraft'
import { FormSkeleton } from '../../../shared/forms/FormSkeleton'
import { Tick } from '../../../shared/forms/Tick'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { cardDraft } from '../../paying/payment'
import { kindOf, useEntryAlone } from '../../paying/payment/onDemand'
import { selectUser } from '../../identity/session'
import { methodChange } from './methodChange'
import type { AddedKind } from './methodChange'

interface AddMethodProps {
  kind: AddedKind
  /** The first method becomes the default without a question. */
  isFirst: boolean
}

/** Uses the checkout's entry port, so that only the port has what is typed. */
export function AddMethod({ kind, isFirst }: AddMethodProps) {
  const { t } = useTranslation(['paymentMethods', 'shared'])
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const change = useAppSelector(methodChange.select)
  const [isDefault, setDefault] = useState(false)
  useEntryAlone()
  const forget = () => dropDraft(cardDraft, user?.uuid)
  const leave = useEffectEvent(() => {
    forget()
    void navigate(paths.accountPaymentMethods)
  })
  useEffect(() => {
    if (change.status === 'done' && change.value.act === 'add') leave()
  }, [change])

  // The form goes while its entry is sent, and is another one afterwards.
  useEffect(() => focusWhenLost(), [change.status])

  const Form = kindOf(kind)?.entry?.Form
  const reasons = reasonsIn(change)
  const isUnknown = reasons.some(({ key }) => key === 'paymentMethods:unknownAdding')
  const isBusy = change.status === 'sending' || change.status === 'done'
  if (!Form) return null
  return (
    <Page title={t(`add.${kind}`)} lead={kind === 'paypal' ? undefined : t('add.safe')} form>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Faults of={reasons} title={kind === 'paypal' || isUnknown ? undefined : t('failure.add')} />
          {isBusy ? (
            <Box aria-busy>
              <VisuallyHidden role="status">{t('add.busy')}</VisuallyHidden>
              <FormSkeleton fields={6} />
            </Box>
          ) : (
            <Suspense fallback={<FormSkeleton fields={6} />}>
              <Form
                keeping="account"
                known={{ firstName: user?.first_name ?? '', lastName: user?.last_name ?? '' }}
                submitText={t('add.submit')}
                extraActions={
                  <LinkButton size="large" to={paths.accountPaymentMethods} onClick={forget}>
                    {t('shared:cancel')}
                  </LinkButton>
                }
                onEntered={() => dispatch(methodChange.requested({ act: 'add', kind, isDefault }))}
              >
                {!isFirst && <Tick label={t('add.isDefault')} isTicked={isDefault} onChange={setDefault} />}
              </Form>
            </Suspense>
          )}
        </Box>
      </Paper>
    </Page>
  )
}
